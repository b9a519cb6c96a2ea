/** Two coins on the box: the home page shows it, even before the game can be played. */
export const Cover = () => (
  <>
    <circle cx="125" cy="68" r="40" fill="gold" stroke="var(--line-strong)" />
    <circle cx="195" cy="68" r="40" fill="silver" stroke="var(--line-strong)" />
  </>
);
