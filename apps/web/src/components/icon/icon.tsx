/** Line drawings on a 20 by 20 grid, in the colour of the text around them. */
const PATHS = {
  settings: 'M3 6h7M14 6h3M3 14h3M10 14h7M12 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM8 12a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  search: 'M9 3.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11zM13 13l4 4',
  close: 'M5 5l10 10M15 5L5 15',
  copy: 'M7.500 7.500h9v9h-9zM12.500 7.500v-4h-9v9h4',
  check: 'M4 10.500l4 4 8-9',
  filter: 'M3 5h14M6 10h8M8.500 15h3',
  exclude: 'M10 3.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM5.500 14.500l9-9',
  previous: 'M12.500 4.500L7 10l5.500 5.500',
  next: 'M7.500 4.500L13 10l-5.500 5.500',
  back: 'M16 10H4M9 5l-5 5 5 5',
  down: 'M4.500 7.500L10 13l5.500-5.500',
  print: 'M6 7V3.500h8V7M6 14H3.500V7h13v7H14M6 11.500h8v5H6z',
  zoomIn: 'M9 3.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11zM13 13l4 4M9 6.500v5M6.500 9h5',
  zoomOut: 'M9 3.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11zM13 13l4 4M6.500 9h5',
  turn: 'M15.500 10a5.500 5.500 0 1 1-1.800-4.100L16 8M16 4v4h-4',
  fold: 'M3.500 4h13v12h-13zM8 4v12M13 8l-2 2 2 2',
  rowsClose: 'M3 5h14M3 8.500h14M3 12h14M3 15.500h14',
  rowsWide: 'M3 5h14M3 10h14M3 15h14',
  upload: 'M10 12V3M6 6.500l4-4 4 4M4 16.500h12',
  download: 'M10 3v9M6 8.500l4 4 4-4M4 16.500h12',
  list: 'M7 5h10M7 10h10M7 15h10M3.500 5h.010M3.500 10h.010M3.500 15h.010',
  pane: 'M3 4h14v12H3zM12 4v12',
  table: 'M3 4h14v12H3zM3 8h14M3 12h14M8 8v8',
  pictures: 'M3 3.500h6v6H3zM11 3.500h6v6h-6zM3 11.500h6v5H3zM11 11.500h6v5h-6z',
  pictureText: 'M3 4h6v5H3zM12 4.500h5M12 8.500h5M3 12.500h14M3 16h10',
  strip: 'M3 4h4v5H3zM8.500 4h4v5h-4zM14 4h3v5h-3zM3 12.500h14M3 16h10',
  columns: 'M3 4h14v12H3zM8 4v12M12.500 4v12',
  plus: 'M10 4v12M4 10h12',
  expand: 'M11.500 3.500h5v5M16.500 3.500l-6 6M8.500 16.500h-5v-5M3.500 16.500l6-6',
  up: 'M4.500 12.500L10 7l5.500 5.500',
  user: 'M10 3.500a3.250 3.250 0 1 0 0 6.500 3.250 3.250 0 0 0 0-6.500zM3.500 17c.6-3.200 3.100-5 6.500-5s5.900 1.800 6.500 5',
  keyboard: 'M2.500 5h15v10h-15zM5 8h.010M8 8h.010M11 8h.010M14 8h.010M6 12h8',
  menu: 'M3 5.500h14M3 10h14M3 14.500h14',
  home: 'M3 9.500L10 3.500l7 6M5 8.500V16.500h10V8.500M8.500 16.500v-4.500h3v4.500',
  help: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM7.800 8a2.200 2.200 0 1 1 3.300 1.900c-.8.5-1.100.9-1.100 1.800M10 14.200h.010',
  news: 'M3.500 4h10.500v12H5a1.500 1.500 0 0 1-1.500-1.500zM14 7.500h2.500v7A1.500 1.500 0 0 1 15 16M6 7.500h5.500M6 10.500h5.500M6 13h3.500',
  chat: 'M3.500 4.500h13v9h-7l-3.500 3v-3h-2.500zM7 8h6M7 10.500h4',
  advanced: 'M3 5h6M13 5h4M11 3v4M3 10h2M9 10h8M7 8v4M3 15h8M15 15h2M13 13v4',
  semantic: 'M10 3l1.700 4.800L16.500 9.500l-4.800 1.700L10 16l-1.700-4.800L3.500 9.500l4.800-1.700zM15.500 3v3M14 4.500h3',
  batch: 'M6 3.500h10.500v10.500M3.500 6.500h10v10h-10zM6 10h5M6 13h5',
  classes: 'M8 3.500h4v3.500H8zM3 13h4v3.500H3zM13 13h4v3.500h-4zM10 7v3M5 13v-3h10v3',
  law: 'M10 3.500v13M6 16.500h8M4 6h12M4 6l-2 5.500a2.300 2.300 0 0 0 4 0zM16 6l-2 5.500a2.300 2.300 0 0 0 4 0z',
  citation:
    'M8.500 11.500a3 3 0 0 0 4.200 0l3-3a3 3 0 0 0-4.200-4.200l-.8.8M11.500 8.500a3 3 0 0 0-4.200 0l-3 3a3 3 0 0 0 4.200 4.200l.8-.8',
  command: 'M3 4h14v12H3zM6 8l2.500 2L6 12M10.500 12.500h3.500',
  assessment: 'M3.500 16.500h13M5.500 14V9.500M10 14V5M14.500 14V7.500',
  phone:
    'M6.500 3.500l2 3.800-1.700 1.600a9 9 0 0 0 4.300 4.300l1.600-1.700 3.800 2-.7 2.700c-.2.600-.700 1-1.300.900C8.500 16.500 3.500 11.500 2.900 5.500c0-.6.300-1.100.9-1.300z',
  calendar: 'M3.500 5h13v11.500h-13zM3.500 8.500h13M7 3v3.500M13 3v3.500M7.500 12.500l1.800 1.800 3.400-3.400',
  wechat:
    'M8 4c-3 0-5.500 2-5.500 4.500 0 1.400.8 2.700 2 3.500l-.5 1.800 2-1c.6.2 1.300.3 2 .3M12.500 8.500c2.800 0 5 1.800 5 4 0 1.200-.7 2.300-1.700 3l.4 1.500-1.700-.8c-.6.2-1.300.3-2 .3-2.800 0-5-1.800-5-4s2.200-4 5-4zM6.500 7.500h.010M9.500 7.500h.010M11 12h.010M14 12h.010',
  qr: 'M3.500 3.500h5v5h-5zM11.500 3.500h5v5h-5zM3.500 11.500h5v5h-5zM11.500 11.500h2v2h-2zM16.500 11.500v5h-3',
  mobile: 'M6 2.500h8v15H6zM9 15h2',
  toTop: 'M4 4h12M10 16.500V8M5.500 12L10 7.500l4.500 4.500',
} as const

export type IconName = keyof typeof PATHS

/** A small picture beside or in place of words; what it means is said by the control it stands in. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
