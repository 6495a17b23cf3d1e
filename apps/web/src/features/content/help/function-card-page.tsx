import { cutText } from '@gezhi/contract/client'
import { Link, useSearch } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { AnswerRegion } from '../article/answer-region.tsx'
import { ArticleText } from '../article/article-text.tsx'
import { NoArticle } from '../article/no-article.tsx'
import { usePreparedArticle } from '../article/use-prepared-article.ts'
import { FieldLogicTable } from './field-logic-table.tsx'
import styles from './plain-page.module.css'

/** Maximum length of a title in the address. */
const MAX_TITLE = 50
/** The groups of fields there are (B.search-box.20): `fieldLogic` 0 to 9. */
const MAX_GROUP = 9

/** /functionCard?id=45&fieldLogic=0&title=…: a function's introduction with a table of the fields it is about (B.router.26). */
export function FunctionCardPage() {
  const { t } = useTranslation('help')
  const { id, fieldLogic, title } = useCard()
  const query = useQuery({ ...callQuery(useLanguage(), 'content', 'getFunctionIntroduction', { id }), enabled: id !== '' })
  if (id === '') return <NoArticle />
  return (
    <div className={styles['page']}>
      <AnswerRegion query={query} failed={t('article.failed')} missing={<NoArticle />}>
        {(card) => (
          <>
            <header className={styles['header']}>
              <h1>{title === '' ? card.title : title}</h1>
              <p>
                <Link to="/helpCenter" search={{ id }}>
                  {t('article.toHelp')}
                </Link>
              </p>
            </header>
            <CardText content={card.detailContent} />
            <FieldLogicTable id={id} group={fieldLogic} title={title} />
          </>
        )}
      </AnswerRegion>
    </div>
  )
}

function CardText({ content }: { content: string }) {
  const { html } = usePreparedArticle(content)
  return <ArticleText html={html} />
}

/** The parameters of the address: an article, a group of fields (default 0), and a title. */
function useCard(): { id: string; fieldLogic: number; title: string } {
  const { id, fieldLogic, title } = useSearch({ strict: false }) as Readonly<Record<string, unknown>>
  const group = Number(fieldLogic)
  return {
    id: typeof id === 'string' && /^[1-9]\d{0,8}$/.test(id) ? id : '',
    fieldLogic: Number.isInteger(group) && group >= 0 && group <= MAX_GROUP ? group : 0,
    title: typeof title === 'string' ? cutText(title.trim(), MAX_TITLE) : '',
  }
}
