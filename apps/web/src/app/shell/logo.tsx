/** The brand mark, 格 in a seal. The same file is the page's icon and is shown by index.html before the app renders. */
export function Logo() {
  return <img src="/favicon.svg" width={28} height={28} alt="" />
}
