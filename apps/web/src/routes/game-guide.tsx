export function GameGuidePage() {
  return <h1>GameGuide</h1>;
}
