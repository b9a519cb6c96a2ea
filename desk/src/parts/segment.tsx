import { useId } from 'preact/hooks';

interface SegmentProps<T extends string> {
  /** The question, for screen readers. */
  readonly label: string;
  readonly choices: readonly { readonly value: T; readonly name: string }[];
  readonly value: T | null;
  onChange(value: T): void;
}

/** One of a few short words. */
export function Segment<T extends string>({ label, choices, value, onChange }: SegmentProps<T>) {
  const group = useId();
  return (
    <span class="seg" role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={group}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.name}
        </label>
      ))}
    </span>
  );
}
