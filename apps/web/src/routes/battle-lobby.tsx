export function BattleLobbyPage() {
  return <h1>BattleLobby</h1>;
}
