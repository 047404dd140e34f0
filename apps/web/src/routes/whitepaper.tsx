export function WhitepaperPage() {
  return <h1>Whitepaper</h1>;
}
