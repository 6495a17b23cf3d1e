import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { ConsoleTable } from '../frame/console-table.tsx'
import { ListPage } from '../frame/list-page.tsx'
import { QuestionDialog } from '../frame/question-dialog.tsx'
import { SearchField } from '../frame/search-field.tsx'
import { useAction } from '../frame/use-action.ts'
import { PAGE_SIZE, useConsoleSearch } from '../frame/use-console-search.ts'
import { SynonymDialog } from './synonym-dialog.tsx'
import styles from './synonyms.module.css'

type Group = Awaited<ReturnType<typeof apiClient.operations.listSynonyms>>['list'][number]

/** /ops/synonyms: words that mean the same in searches. */
export function SynonymsPage() {
  const { t } = useTranslation('operations')
  const search = useConsoleSearch()
  const text = search.value('text')
  const [adding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<Group | null>(null)
  const answer = useQuery({
    ...callQuery(useLanguage(), 'operations', 'listSynonyms', { pageNo: search.page, pageSize: PAGE_SIZE, text }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const removing = useAction({
    action: (removal: { group: number; words?: string[] }) => apiClient.operations.removeSynonyms(removal),
    notice: t('removed'),
  })
  return (
    <>
      <ListPage
        title={t('pages.synonyms')}
        search={search}
        answer={answer}
        narrowed={text !== ''}
        empty={t('words.noSynonyms')}
        error={removed === null ? removing : undefined}
        actions={
          <Button kind="primary" onClick={() => setAdding(true)}>
            {t('words.addSynonyms')}
          </Button>
        }
        filters={<SearchField label={t('words.findWord')} value={text} onValue={(next) => search.narrow({ text: next })} />}
      >
        {(rows) => (
          <ConsoleTable
            label={t('pages.synonyms')}
            rows={rows}
            keyOf={({ group }) => group}
            columns={[
              { key: 'group', title: t('articles.number'), render: ({ group }) => group, kind: 'number' },
              {
                key: 'words',
                title: t('words.words'),
                kind: 'wide',
                render: ({ group, words }) => (
                  <ul className={styles['words']}>
                    {words.map((word) => (
                      <li key={word}>
                        {word}
                        {words.length > 2 && (
                          <button
                            type="button"
                            aria-label={t('words.removeWord', { word })}
                            disabled={removing.isPending}
                            onClick={() => removing.mutate({ group, words: [word] })}
                          >
                            ×
                          </button>
                        )}
                      </li>
                    ))}
                  </ul>
                ),
              },
              {
                key: 'actions',
                title: t('actions'),
                kind: 'actions',
                render: (row) => (
                  <Button kind="link" onClick={() => setRemoved(row)}>
                    {t('remove')}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </ListPage>
      {adding && <SynonymDialog onClose={() => setAdding(false)} />}
      {removed && (
        <QuestionDialog
          title={t('words.removeGroup', { group: removed.group })}
          confirm={t('remove')}
          onConfirm={() => removing.mutateAsync({ group: removed.group })}
          onClose={() => setRemoved(null)}
        >
          <p>{removed.words.join(', ')}</p>
        </QuestionDialog>
      )}
    </>
  )
}
