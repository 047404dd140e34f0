export function GoatPage() {
  return <h1>Goat</h1>;
}
