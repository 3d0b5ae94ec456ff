/** Icons on a 24 px grid: 2.5 px square-cut strokes, like the display face. */
function Icon({ path }: { path: string }) {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="square"
      strokeLinejoin="miter"
    >
      <path d={path} />
    </svg>
  )
}

export function AlertIcon() {
  return <Icon path="M12 3 22 20H2Z M12 10v4 M12 17v.1" />
}

export function CheckIcon() {
  return <Icon path="M3 12.5l6 6L21 6.5" />
}

export function CloseIcon() {
  return <Icon path="M5 5l14 14M19 5L5 19" />
}
