import { HIGHLIGHT_PALETTE, type HighlightColour } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Select } from '../../../components/select.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { changeColour } from './change-colour.ts'
import { markerOf } from '../../../preferences/highlight-colours.ts'
import styles from './settings-drawer.module.css'

interface HighlightColoursProps {
  colours: readonly HighlightColour[]
  onChange: (colours: readonly HighlightColour[]) => void
}

/** The highlight colours of the first six words of a search, each with a preview. */
export function HighlightColours({ colours, onChange }: HighlightColoursProps) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  return (
    <ol className={styles['colours']}>
      {colours.map((colour, index) => (
        <li key={colour}>
          <mark style={{ background: `var(--marker-${markerOf(colour)})` }}>{t('word', { number: index + 1 })}</mark>
          <Select
            label={t('colourOf', { number: index + 1 })}
            value={colour}
            options={HIGHLIGHT_PALETTE.map((one) => ({ value: one.value, name: one[language] }))}
            onChange={(chosen) => onChange(changeColour(colours, index, chosen))}
          />
        </li>
      ))}
    </ol>
  )
}
