export function HoofLogoPage() {
  return <h1>HoofLogo</h1>;
}
