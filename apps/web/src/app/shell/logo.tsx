/** The brand mark, 格 in a seal. The same file is the page's icon and stands in index.html before anything is drawn. */
export function Logo() {
  return <img src="/favicon.svg" width={28} height={28} alt="" />
}
