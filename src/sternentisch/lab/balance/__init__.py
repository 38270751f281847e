"""Balance: what many games say about seats, scores, lengths, and what is worth using.

`runs` plays the games into stores, `figures` counts them, `estimate` says how sure that is,
`findings` picks what stands out, `tables` and `charts` show it, `page` makes one page of all.
"""
