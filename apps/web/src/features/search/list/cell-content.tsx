import { HighlightedText } from '../../../components/highlight/highlighted-text.tsx'
import { LegalStatusTag } from '../../../components/legal-status/legal-status-tag.tsx'
import type { Cell } from '../../../kinds/kind-display.ts'
import { useValueName } from '../../../kinds/use-shown-kind.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** The content of a field in a row, in any view; a dash for null. */
export function CellContent({ cell }: { cell: Cell | null }) {
  const language = useLanguage()
  if (cell === null) return <Missing />
  switch (cell.kind) {
    case 'text':
      return cell.text
    case 'marked':
      return <HighlightedText location={cell.place} text={cell.text} />
    case 'value':
      return <ValueName {...cell} />
    case 'legalStatus':
      return <LegalStatusTag status={cell.status} />
    case 'undated':
      return <Missing title={cell.title[language]} />
  }
}

/** Placeholder for an empty cell. */
function Missing({ title }: { title?: string }) {
  return <span title={title}>—</span>
}

function ValueName({ facet, value, coded }: Extract<Cell, { kind: 'value' }>) {
  const name = useValueName()(facet, value, useLanguage())
  return coded ? `${value} ${name}` : name
}
