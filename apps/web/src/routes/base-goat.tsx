export function BaseGoatPage() {
  return <h1>BaseGoat</h1>;
}
