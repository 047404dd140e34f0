export function CardGamePage() {
  return <h1>CardGame</h1>;
}
