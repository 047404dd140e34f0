/** Stands where a chart will be. */
export function EmptyChart() {
  return (
    <p className="grid h-30 place-items-center border-b border-line-2 text-small text-chalk-3">
      Nothing generated yet
    </p>
  );
}
