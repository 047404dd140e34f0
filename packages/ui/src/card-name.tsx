/**
 * A card's name is never cut off: its number has a line of its own, or at least never breaks. It is
 * sealed in English, and read out as such in any language.
 * `<CardName name="The Flea #0412" number="whitespace-nowrap" />`
 */
export function CardName({
  name,
  number: look = 'block text-chalk-2',
}: {
  name: string;
  /** How the number looks. */
  number?: string;
}) {
  const [goat, number] = nameParts(name);
  if (!number) return <span lang="en">{name}</span>;
  return (
    <>
      <span lang="en">{goat}</span> <span className={look}>{number}</span>
    </>
  );
}

/** `nameParts('The Flea #0412') // ['The Flea', '#0412']` */
export function nameParts(name: string): readonly string[] {
  return name.split(/ (?=#\d+$)/);
}
