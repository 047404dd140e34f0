/** Everything of a connected wallet beyond its two figures. */
export default function ConnectedDetails(_: { address: string; onLeave: () => void }) {
  return null;
}
