import { qrMatrix } from './qr-matrix.ts';

/** Dark dots on paper with the light border that readers ask for; nothing for what is too long. */
export function QrCode({
  text,
  label,
  className,
}: {
  text: string;
  label: string;
  className?: string;
}) {
  const rows = qrMatrix(text);
  if (!rows) return null;
  const size = rows.length + 8;
  const dots = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      {...(className && { className })}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dots.join('')} fill="#000" />
    </svg>
  );
}
