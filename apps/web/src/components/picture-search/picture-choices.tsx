import { useTranslation } from 'react-i18next'
import { Select } from '../select.tsx'
import { COLOUR_CHOICES, type ColourChoice, type PictureQuery } from './picture-query.ts'
import styles from './picture-search.module.css'
import { useBlackAndWhite } from './use-black-and-white.ts'

interface PictureChoicesProps {
  readonly query: PictureQuery
  readonly onQuery: (query: PictureQuery) => void
}

/** How pictures are compared: shape and colour, orientation, and how several pictures count. */
export function PictureChoices({ query, onQuery }: PictureChoicesProps) {
  const { t } = useTranslation('pictures')
  const isBlackAndWhite = useBlackAndWhite(query.pictures)
  const countsColours = query.colour === 'balanced' || query.colour === 'colour'
  const colours = (Object.keys(COLOUR_CHOICES) as ColourChoice[]).map((value) => ({ value, name: t(`colour.${value}`) }))
  return (
    <div className={styles['choices']}>
      <label>
        {t('colour.label')}
        <Select label={t('colour.label')} value={query.colour} options={colours} onChange={(colour) => onQuery({ ...query, colour })} />
      </label>
      {isBlackAndWhite && countsColours && (
        <p className={styles['hint']} role="status">
          {t('colour.blackAndWhite')}
        </p>
      )}
      <label>
        <input
          type="checkbox"
          checked={query.anyOrientation}
          onChange={(event) => onQuery({ ...query, anyOrientation: event.target.checked })}
        />
        {t('turned')}
      </label>
      {query.pictures.length > 1 && (
        <label>
          {t('match.label')}
          <Select
            label={t('match.label')}
            value={query.match}
            options={(['all', 'any'] as const).map((value) => ({ value, name: t(`match.${value}`) }))}
            onChange={(match) => onQuery({ ...query, match })}
          />
        </label>
      )}
    </div>
  )
}
