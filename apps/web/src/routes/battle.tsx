export function BattlePage() {
  return <h1>Battle</h1>;
}
