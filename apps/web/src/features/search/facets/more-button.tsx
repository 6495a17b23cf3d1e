import { useListWords } from '../../../kinds/kind-words.ts'
import { Button } from '../../../components/button.tsx'
import styles from './facet-panel.module.css'

interface MoreButtonProps {
  title: string
  opened: boolean
  onOpened: (opened: boolean) => void
}

/** 更多+ shows the values beyond the first ten of a facet, 收起 hides them again. */
export function MoreButton({ title, opened, onOpened }: MoreButtonProps) {
  const { t } = useListWords()
  return (
    <Button kind="link" className={styles['more'] ?? ''} aria-expanded={opened} onClick={() => onOpened(!opened)}>
      {t(opened ? 'facets.less' : 'facets.more')}
      <span className="visually-hidden">{title}</span>
    </Button>
  )
}
