export function PackOpeningPage() {
  return <h1>PackOpening</h1>;
}
