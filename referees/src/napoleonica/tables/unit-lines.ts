// NAP-UNI.1 to NAP-UNI.3: the unit cards as the law prints them, a line each:
// id, branch, activation, Movement, Stamina, Size, attacks, crit effect, abilities, DP, unique.
export const UNIT_LINES = `
FR01 | LI | G | 2 | 2 | 4 | M 2Y; Rg 2Y @2 | Volley Y | Square | 20
FR02 | SK | G | 3 | 2 | 3 | M 1Y+1W; Rg 2Y @3 | Advance | Agile, Ranger | 22
FR03 | EI | G/B | 2 | 2 | 4 | M 3Y; Rg 2Y @2 | Frenzy | Brave, Square, Grenade 2O @2 | 31
FR04 | EI | B | 2 | 3 | 4 | M 3O; Rg 2O @2 | Frenzy | Veteran, Brave, Square, Master of Attack 1 | 48 | ★
FR05 | LC | B | 4 | 2 | 3 | M 2O+1Y; Rg 1Y @2 | Advance | Regroup, Persecution 1 | 32
FR06 | LC | G/B | 4 | 2 | 3 | M 3Y | Frenzy | Agile, Marauder | 29
FR07 | HC | B | 3 | 2 | 3 | M 3O | Hammerblow | Shield, Flank O | 41
FR08 | HC | B/R | 4 | 2 | 3 | M 1S+1T+1Y | Terror | Persecution 2, (F) Double Time | 40
FR09 | AR | R | 1 | 2 | 3 | Rg 2S+1O @5 | Pierce | Slow, Clumsy, Buckshot O | 43
FR10 | AR | R+G | 1 | 2 | 3 | Rg 4S @6 | Blast | Slow, Clumsy, Buckshot S | 60 | ★
FR11 | EI | B | 2 | 2 | 3 | Mg 2O @3; M 1W | Volley O | (F) Focus | 34
FR12 | CO | G/R | 3 | 2 | 2 | M 2Y | Rally | Draft 1, Aura 2, Fortitude | 26
FR13 | CO | R | 4 | 3 | 2 | M 3O | Frenzy | Draft 1, Aura 1, Brave, Fortitude, (F) Impetus | 43 | ★
FR14 | CO | R | 3 | 3 | 2 | M 2Y | Rally | Draft 2, Aura 2, Brave, Fortitude, (F) Imperial Will, Grand Plan | 45 | ★
RU01 | LI | G | 2 | 2 | 5 | M 2Y; Rg 1Y+1W @2 | Rally | Square, Counterblow 1Y | 22
RU02 | LI | G | 2 | 2 | 5 | M 1Y+2W | Rally | — | 14
RU03 | SK | G | 3 | 2 | 3 | M 1Y; Rg 2Y @3 | Pin | Ranger, (F) Parting Shot | 21
RU04 | EI | G/B | 2 | 2 | 4 | M 3Y; Rg 2Y @2 | Hammerblow | Brave, Square, Counterblow 2Y | 35
RU05 | EI | B | 2 | 3 | 4 | M 2O+1Y; Rg 2O @2 | Volley O | Veteran, Brave, Square, Defender | 42 | ★
RU06 | LC | G/B | 4 | 2 | 3 | M 2Y+1W | Advance | Regroup, Marauder, Agile | 25
RU07 | HC | B | 3 | 2 | 3 | M 2T+1O | Hammerblow | Shield, Brave | 42
RU08 | EI | G/B | 3 | 2 | 3 | M 2O+1Y | Frenzy | Ranger, Persecution 1 | 34
RU09 | AR | R | 1 | 2 | 3 | Rg 3O @5 | Blast | Slow, Clumsy, Buckshot Y, (F) Indirect Fire | 37
RU10 | AR | R | 1 | 2 | 4 | Rg 2S+2O @6 | Pierce | Slow, Clumsy, Buckshot O | 62 | ★
RU11 | EI | B | 2 | 2 | 3 | Mg 2O @3; M 1W | Pin | Shield | 34
RU12 | CO | G/R | 3 | 2 | 2 | M 2Y | Rally | Draft 1, Aura 2, Fortitude | 26
RU13 | CO | R | 3 | 3 | 2 | M 3O | Rally | Draft 1, Aura 2, Brave, Fortitude, Master of Attack 1 | 41 | ★
RU14 | CO | R | 2 | 3 | 2 | M 1Y | Pin | Draft 2, Aura 3, Brave, Fortitude, (F) Patience, Old Fox | 40 | ★
AB01 | LI | G | 2 | 2 | 4 | M 2Y; Rg 1Y+1W @2 | Corrupt | — | 18
AB02 | SK | G | 3 | 2 | 3 | M 1Y; Rg 2Y @3 | Advance | Agile, Ranger | 21
AB03 | LI | G | 3 | 2 | 4 | M 3Y | Vampirism | Marauder | 26
AB04 | EI | G/B | 2 | 2 | 3 | M 2S | Hammerblow | Fortitude, Grenade 2O @2 | 43
AB05 | EI | B | 2 | 2 | 4 | M 2O+1Y | Terror | Veteran, Defender | 33
AB06 | LC | B | 4 | 2 | 3 | M 3Y | Frenzy | Persecution 1 | 31
AB07 | LC | G/B | 4 | 2 | 3 | M 2Y+1W; Rg 1Y @2 | Corrupt | Regroup, Agile | 26
AB08 | HC | B | 3 | 2 | 3 | M 2T+1O | Terror | Shield, Flank O | 39
AB09 | HC | B/R | 4 | 3 | 3 | M 1S+2O | Vampirism | Brave, Regroup | 43 | ★
AB10 | AR | R | 1 | 2 | 2 | Rg 3S @5 | Blast | Slow, Fortitude, (F) Indirect Fire | 46
AB11 | EI | B | 2 | 2 | 3 | Mg 2O @3; M 1W | Corrupt | Overcharge | 35
AB12 | MO | B+R | 2 | 3 | 3 | M 1K+2S | Hammerblow | Fortitude, Clumsy, Brave | 50 | ★
AB13 | CO | G/R | 3 | 2 | 2 | M 2O | Corrupt | Draft 1, Aura 2, Fortitude | 27
AB14 | CO | R | 3 | 3 | 2 | M 2S; Mg 2O @2 | Vampirism | Draft 1, Aura 2, Fortitude, Dark Pact | 48 | ★
`;
