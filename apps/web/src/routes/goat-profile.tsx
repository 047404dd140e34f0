export function GoatProfilePage() {
  return <h1>GoatProfile</h1>;
}
