/** A symbol of the page's sprite; a name makes it speak, without one it is decoration beside words. */
export const Icon = ({
  name,
  label,
  class: extra,
}: {
  readonly name: string;
  readonly label?: string;
  readonly class?: string;
}) => {
  const shared = {
    class: `ic ${extra ?? ''}`,
    viewBox: name.startsWith('ter-') ? '0 0 64 64' : name.startsWith('ui-') ? '0 0 24 24' : '0 0 48 48',
  };
  if (label === undefined)
    return (
      <svg {...shared} aria-hidden="true">
        <use href={`#${name}`} />
      </svg>
    );
  return (
    <svg {...shared} role="img" aria-label={label}>
      <title>{label}</title>
      <use href={`#${name}`} />
    </svg>
  );
};
