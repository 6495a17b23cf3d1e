import { GRAPH_LINK_TYPES, GRAPH_NODE_TYPES } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import styles from './graph.module.css'

interface KindSwitchesProps {
  readonly hidden: ReadonlySet<string>
  readonly onHidden: (hidden: ReadonlySet<string>) => void
}

/** Switches kinds of nodes and links on and off; 全部 shows every kind (G87). */
export function KindSwitches({ hidden, onHidden }: KindSwitchesProps) {
  const { t } = useTranslation('graph')
  return (
    <>
      <Switches title={t('nodeKinds')} kinds={GRAPH_NODE_TYPES} nameOf={(kind) => t(`nodes.${kind}`)} {...{ hidden, onHidden }} />
      <Switches title={t('linkKinds')} kinds={GRAPH_LINK_TYPES} nameOf={(kind) => t(`links.${kind}`)} {...{ hidden, onHidden }} />
    </>
  )
}

interface SwitchesProps<Kind extends string> extends KindSwitchesProps {
  readonly title: string
  readonly kinds: readonly Kind[]
  readonly nameOf: (kind: Kind) => string
}

function Switches<Kind extends string>({ title, kinds, nameOf, hidden, onHidden }: SwitchesProps<Kind>) {
  const { t } = useTranslation('graph')
  const isEvery = kinds.every((kind) => !hidden.has(kind))
  const others = [...hidden].filter((kind) => !kinds.some((one) => one === kind))
  const toggle = (kind: Kind) => {
    const next = new Set(hidden)
    if (!next.delete(kind)) next.add(kind)
    onHidden(next)
  }
  return (
    <fieldset className={styles['switches']}>
      <legend>{title}</legend>
      <label>
        <input type="checkbox" checked={isEvery} onChange={() => onHidden(new Set(isEvery ? [...others, ...kinds] : others))} />
        {t('all')}
      </label>
      {kinds.map((kind) => (
        <label key={kind}>
          <input type="checkbox" checked={!hidden.has(kind)} onChange={() => toggle(kind)} />
          {nameOf(kind)}
        </label>
      ))}
    </fieldset>
  )
}
