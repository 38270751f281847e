"""Texts: events, questions, choices and refusals as sentences in the reader's language."""
