/** ms between two lines of progress. */
const LINE_EVERY = 5000

/**
 * Lines for the operator while an outdated index is rebuilt: what is done and why, then the number of documents every five seconds and
 * once when all are copied. Returns the callback for the engine; `meanwhile`: what works until then; `now`: ms.
 */
export function rebuildLines(
  print: (line: string) => void,
  meanwhile: string | null = null,
  now: () => number = () => performance.now(),
): (done: number, total: number) => void {
  let printed = -1
  let printedAt = 0
  return (done, total) => {
    if (printed < 0 || done < printed) {
      print(startLine(total))
      if (meanwhile !== null) print(`  ${meanwhile}`)
    } else if (done === printed || (done < total && now() - printedAt < LINE_EVERY)) return
    else print(`  ${done} / ${total}`)
    printed = done
    printedAt = now()
  }
}

function startLine(total: number): string {
  return `Rebuilding the index from its ${total} documents: this version stores it differently… / 本版本的索引格式不同，正在用索引中的 ${total} 件文献重建…`
}
