import { useBlocker, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { useAction } from '../frame/use-action.ts'
import { draftOf, emptyDraft, sentDraft, type WrittenService } from './service-draft.ts'
import twoSides from '../frame/two-sides.module.css'
import pageStyles from '../frame/console-page.module.css'
import styles from './service.module.css'
import { ServiceWords } from './service-words.tsx'

interface ServiceEditorProps {
  /** Null for a new one. */
  readonly service: WrittenService | null
  /** The kinds to which a new one can be added. */
  readonly kinds: readonly WrittenService[]
}

/** A service in both languages side by side, saved as one. */
export function ServiceEditor({ service, kinds }: ServiceEditorProps) {
  const { t } = useTranslation('operations')
  const language = useLanguage()
  const navigate = useNavigate()
  const [beginning] = useState(() => (service === null ? emptyDraft(100) : draftOf(service)))
  const [draft, setDraft] = useState(beginning)
  const [parentId, setParentId] = useState(kinds[0]!.id)
  const saved = useRef(false)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(beginning)
  const saving = useAction({
    action: async () => {
      const sent = sentDraft(draft)
      if (service === null) await apiClient.operations.addSaleService({ parentId, ...sent })
      else await apiClient.operations.saveSaleService({ id: service.id, version: service.version, ...sent })
      saved.current = true
    },
    notice: t('saved'),
    done: () => void navigate({ to: '/ops/services' }),
  })
  useBlocker({ shouldBlockFn: () => isChanged && !saved.current && !confirm(t('articles.leave')), enableBeforeUnload: isChanged })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate(undefined)
      }}
    >
      <header className={pageStyles['bar']}>
        <h1>{service === null ? t('services.add') : service[language].name}</h1>
        <Button kind="primary" type="submit" disabled={!isChanged || saving.isPending}>
          {t('save')}
        </Button>
      </header>
      {saving.error && <FailurePanel title={t('notDone')} error={saving.error} onRetry={saving.reset} />}
      <div className={styles['facts']}>
        {service === null && (
          <label>
            {t('services.kind')}
            <select className="gz-select" value={parentId} onChange={({ target }) => setParentId(Number(target.value))}>
              {kinds.map((kind) => (
                <option key={kind.id} value={kind.id}>
                  {kind[language].name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {t('articles.position')}
          <input
            className="gz-input"
            type="number"
            required
            min={0}
            max={1_000_000}
            value={draft.position}
            onChange={({ target }) => setDraft({ ...draft, position: Number(target.value) })}
          />
        </label>
        <label className={styles['checkbox']}>
          <input
            type="checkbox"
            checked={draft.recommended}
            onChange={({ target }) => setDraft({ ...draft, recommended: target.checked })}
          />
          {t('services.recommended')}
        </label>
      </div>
      <div className={twoSides['sides']}>
        {(['zh', 'en'] as const).map((side) => (
          <section key={side} lang={side} aria-label={t(`articles.${side}`)}>
            <h2>{t(`articles.${side}`)}</h2>
            <ServiceWords words={draft[side]} onChange={(words) => setDraft({ ...draft, [side]: words })} />
          </section>
        ))}
      </div>
    </form>
  )
}
