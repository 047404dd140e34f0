/** A card's name with its number on a line of its own, so that neither is ever cut off. */
export function CardName({ name }: { name: string }) {
  const [goat, number] = name.split(' #');
  return (
    <>
      {goat}
      {number && (
        <>
          {' '}
          <span className="block">#{number}</span>
        </>
      )}
    </>
  );
}
