// What both lists of cards are narrowed and ordered with.

/** One of a few named ways; values that are none of them are not passed on. */
export function Chooser<T extends string>(props: {
  readonly label: string;
  readonly ways: { readonly [way in T]: { readonly name: string } };
  readonly value: T;
  isWay(value: string): value is T;
  onChange(value: T): void;
}) {
  const { label, ways, value, isWay, onChange } = props;
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        if (isWay(chosen)) onChange(chosen);
      }}
    >
      {Object.keys(ways)
        .filter(isWay)
        .map((way) => (
          <option key={way} value={way}>
            {ways[way].name}
          </option>
        ))}
    </select>
  );
}

export function Only(props: { readonly text: string; readonly on: boolean; onChange(on: boolean): void }) {
  return (
    <label class="saga-only">
      <input
        type="checkbox"
        checked={props.on}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      {props.text}
    </label>
  );
}
