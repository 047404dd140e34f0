/** A yes or no that takes effect at once. `<Switch label="Active" checked={…} onChange={…} />` */
export function Switch({
  label,
  checked,
  onChange,
  disabled = false,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}) {
  return (
    <label className="group inline-flex min-h-11 items-center gap-3 text-small has-disabled:cursor-not-allowed">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-6 w-11 flex-none appearance-none rounded-full border-[1.5px] border-control bg-well transition-colors duration-180 before:absolute before:top-0.75 before:left-0.75 before:size-3.75 before:rounded-full before:bg-chalk-3 before:transition-transform before:duration-180 checked:border-chalk checked:bg-pitch-700 checked:before:translate-x-5 checked:before:bg-chalk disabled:opacity-60 disabled:transition-none forced-colors:appearance-auto"
      />
      {label}
    </label>
  );
}
