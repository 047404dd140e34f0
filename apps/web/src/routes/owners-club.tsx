export function OwnersClubPage() {
  return <h1>OwnersClub</h1>;
}
