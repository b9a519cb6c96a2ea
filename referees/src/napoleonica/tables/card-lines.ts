// NAP-DEK.1 to NAP-DEK.3: Maneuver cards, a line each: id, copies, leadership, type, bonus. What a card does is said where it is
// done.
export const CARD_LINES = `
F01 | 2 | 3 | Action | Rg:Y
F02 | 2 | 4 | Attack On: M, Rg | M:Y
F03 | 2 | 6 | Action | M:O
F04 | 2 | 5 | Action | M:O
F05 | 2 | 4 | Action | Rg:O
F06 | 2 | 2 | Action | M:W
F07 | 2 | 5 | Action | M:O
F08 | 3 | 2 | Attack On: Rg | Rg:Y
F09 | 2 | 3 | Attack On: M | M:Y
F10 | 2 | 2 | Attack On: Rg, Mg | Rg:W
F11 | 2 | 3 | Reaction On: M | M:W
F12 | 2 | 1 | Reaction On: M, Rg, Mg | Rg:Y
F13 | 2 | 3 | Reaction On: Rg, Mg | Rg:Y
F14 | 1 | 4 | Reaction On: M, Rg, Mg | M:Y
F15 | 1 | 6 | Action | M:O
F16 | 1 | 7 | Attack On: M, Rg, Mg | Any:Y
R01 | 2 | 3 | Action | Rg:Y
R02 | 3 | 3 | Attack On: M | M:Y
R03 | 2 | 5 | Action | M:O
R04 | 1 | 6 | Action | Rg:O
R05 | 2 | 4 | Action | M:Y
R06 | 2 | 4 | Action | Rg:O
R07 | 1 | 7 | Action | Mg:O
R08 | 2 | 5 | Action | M:Y
R09 | 2 | 2 | Reaction On: M, Rg, Mg | M:W
R10 | 2 | 3 | Reaction On: M | M:Y
R11 | 2 | 1 | Reaction On: Rg, Mg | Rg:Y
R12 | 2 | 2 | Attack On: Rg | Rg:Y
R13 | 1 | 4 | Action | Rg:Y
R14 | 2 | 2 | Action | Rg:W
R15 | 2 | 5 | Action | M:O
R16 | 2 | 2 | Attack On: Rg, Mg | Rg:Y
A01 | 2 | 3 | Action | M:Y
A02 | 3 | 3 | Reaction On: M, Rg, Mg | M:Y
A03 | 2 | 5 | Action | M:O
A04 | 2 | 5 | Action | M:O
A05 | 2 | 4 | Action | M:Y
A06 | 2 | 4 | Action | Rg:O
A07 | 2 | 6 | Action | Mg:O
A08 | 3 | 2 | Attack On: M | M:Y
A09 | 2 | 2 | Attack On: Rg, Mg | Rg:Y
A10 | 2 | 1 | Reaction On: M, Rg, Mg | M:W
A11 | 2 | 2 | Reaction On: Rg, Mg | Rg:W
A12 | 2 | 3 | Reaction On: M | M:Y
A13 | 1 | 6 | Action | Mg:O
A14 | 2 | 4 | Attack On: M, Rg, Mg | M:Y, Mg:Y
A15 | 1 | 7 | Attack On: M, Rg, Mg | Any:Y
`;
