// Names as they fit on a counter: 'I Corps foot artillery (1)' is 'Foot 1'.
const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/^Royal Horse Artillery/, 'RHA'],
  [/^(.*Corps|.*Cavalry|Guard|Girard|Teste) (12-pounders|foot artillery|horse artillery)/, '$2'],
  [/^Netherlands horse artillery/, 'horse artillery'],
  [/12-pounders/, '12-pdr'],
  [/foot artillery/, 'Foot'],
  [/horse artillery/, 'Horse'],
  [/^(\w+) (Division|Netherlands) artillery/, '$1 guns'],
  [/ (artillery|cavalry)$/, ''],
  [/ Brigade$/, ' Bde'],
  [/ detachment$/, ''],
  [/^Guard (\w+)( à cheval)?$/, '$1'],
  [/ \((\d)\)$/, ' $1'],
];

export const nameOnCounter = (name: string): string =>
  SHORTER.reduce((shorter, [long, short]) => shorter.replace(long, short), name);
