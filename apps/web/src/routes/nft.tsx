export function NftPage() {
  return <h1>Nft</h1>;
}
