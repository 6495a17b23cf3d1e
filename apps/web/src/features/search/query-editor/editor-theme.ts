import { EditorView } from '@codemirror/view'

/** The editor in the product's colours, light and dark by the variables of the theme. */
export const editorTheme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--color-bg-container)', color: 'var(--color-text)', fontSize: '15px' },
  '&.cm-focused': { outline: '2px solid var(--color-primary)' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '26px', overflow: 'auto' },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--color-text)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--color-primary-bg-hover, var(--color-primary-bg))',
  },
  '.cm-gutters': {
    backgroundColor: 'var(--color-bg-layout)',
    color: 'var(--color-text-tertiary)',
    borderRight: '1px solid var(--color-border-secondary)',
  },
  '.cm-placeholder': { color: 'var(--color-text-placeholder)' },
  '.gz-query-field': { color: 'var(--color-primary-text)', fontWeight: '600' },
  '.gz-query-operator': { color: 'var(--color-warning)', fontWeight: '600' },
  '.gz-query-quote': { color: 'var(--color-success)' },
  '.gz-query-range': { color: 'var(--color-success)' },
  '.gz-query-bracket': { color: 'var(--color-text-tertiary)' },
  '.gz-query-hover': { maxWidth: '420px', padding: '6px 10px', fontSize: '13px', lineHeight: '20px' },
  '.cm-tooltip': {
    border: '1px solid var(--color-border)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--color-bg-elevated)',
    color: 'var(--color-text)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit', maxHeight: '260px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { background: 'var(--color-primary-bg)', color: 'var(--color-text)' },
  '.cm-completionLabel': { color: 'var(--color-primary-text)' },
  '.cm-completionDetail': { fontStyle: 'normal', color: 'var(--color-text-secondary)' },
  '.cm-diagnostic': { padding: '6px 10px', fontSize: '13px' },
  '.cm-diagnosticAction': { backgroundColor: 'var(--color-primary)', color: '#fff' },
})
