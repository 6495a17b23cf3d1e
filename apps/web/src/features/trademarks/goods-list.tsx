import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { useNamedPassage } from '../../components/passage/use-passage.ts'
import { Select } from '../../components/select.tsx'
import { HighlightedText } from '../../components/highlight/highlighted-text.tsx'
import { languageName } from '../../language/language-name.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { MarkDetail } from './mark-detail.ts'
import styles from './trademark-page.module.css'

/** Characters above which the goods of a class are collapsed: about ten lines. Some owners list whole classes term by term. */
const LONG_TEXT = 1_000

/**
 * Goods and services by class, in one language at a time: at first that of the passage an address names, otherwise that of the page
 * where the source has it.
 */
export function GoodsList({ goods }: Pick<MarkDetail, 'goods'>) {
  const { t } = useTranslation('trademarks')
  const language = useLanguage()
  const languages = [...new Set(goods.flatMap(({ texts }) => texts.map(({ lang }) => lang)))]
  const passage = useNamedPassage()
  const quoted = passage === '' ? undefined : goods.flatMap(({ texts }) => texts).find(({ text }) => text.includes(passage))
  const [chosen, setChosen] = useState<string | null>(quoted?.lang ?? null)
  const lang = chosen ?? languages[0] ?? ''
  return (
    <section className={styles['section']}>
      <div className={styles['sectionHead']}>
        <h2>{t('detail.goods')}</h2>
        {languages.length > 1 && (
          <Select
            label={t('detail.goodsLanguage')}
            value={lang}
            options={languages.map((one) => ({ value: one, name: languageName(one, language) }))}
            onChange={setChosen}
          />
        )}
      </div>
      {goods.length === 0 && <p>{t('detail.none')}</p>}
      {goods.map(({ nice_class: niceClass, title, texts }) => {
        const text = texts.find((one) => one.lang === lang) ?? texts[0]
        return (
          <div key={niceClass} className={styles['class']}>
            <h3>
              <span>{niceClass}</span> {title}
            </h3>
            {text && <ClassGoods key={text.lang} text={text} />}
          </div>
        )
      })}
    </section>
  )
}

function ClassGoods({ text: { text, lang } }: { readonly text: MarkDetail['goods'][number]['texts'][number] }) {
  const { t } = useTranslation('trademarks')
  const id = useId()
  const passage = useNamedPassage()
  const [isExpanded, setExpanded] = useState(passage !== '' && text.includes(passage))
  const isLong = text.length > LONG_TEXT
  return (
    <>
      <p id={id} lang={lang} className={isLong && !isExpanded ? styles['collapsed'] : undefined}>
        <HighlightedText text={text} />
      </p>
      {isLong && (
        <Button kind="link" aria-expanded={isExpanded} aria-controls={id} onClick={() => setExpanded(!isExpanded)}>
          {t(isExpanded ? 'detail.collapse' : 'detail.expand')}
        </Button>
      )}
    </>
  )
}
