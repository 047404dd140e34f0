/** A card's name is never cut off: its number has a line of its own. `<CardName name="The Flea #0412" />` */
export function CardName({ name }: { name: string }) {
  const [goat, number] = name.split(/ (?=#\d+$)/);
  if (!number) return name;
  return (
    <>
      {goat} <span className="block text-chalk-2">{number}</span>
    </>
  );
}
