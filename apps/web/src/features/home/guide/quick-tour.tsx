import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Button } from '../../../components/button.tsx'
import { pageScale } from '../../../components/media/page-scale.ts'
import { isNewUser } from '../../../session/new-user.ts'
import { GUIDE_STEPS, SEARCH_MODES } from './guide-steps.ts'
import styles from './quick-tour.module.css'
import { type PartRect, usePartRect } from './use-part-rect.ts'

/** px between a part and the edge of its spotlight, and between that and the card. */
const [MARGIN, GAP] = [6, 12]

/** Three steps over the search box, each with a spotlight on its part. `onDone` is called at the end, and on skipping. */
export function QuickTour({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('home')
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const step = GUIDE_STEPS[at] ?? GUIDE_STEPS[0]
  const rect = usePartRect(step.part)
  const last = at === GUIDE_STEPS.length - 1
  // Screen readers announce each step; Enter proceeds.
  useEffect(() => card.current?.querySelector<HTMLElement>('[data-next]')?.focus(), [at])
  return (
    <Dialog onClose={onDone} className={styles['guide']} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      {rect && <div className={styles['light']} style={lightOn(rect)} />}
      <div ref={card} className={styles['card']} style={rect ? cardBelow(rect) : undefined} aria-live="polite">
        <p className={styles['count']}>{t('guide.step', { step: at + 1, steps: GUIDE_STEPS.length })}</p>
        <h2 id={`${id}-title`}>{t(`guide.${step.key}.title`)}</h2>
        <div id={`${id}-text`}>
          {at === 0 && isNewUser() && <p>{t('guide.welcome')}</p>}
          <p>{t(`guide.${step.key}.text`)}</p>
          {step.key === 'mode' && <Modes />}
        </div>
        <footer>
          <Button kind="link" onClick={onDone}>
            {t('guide.skip')}
          </Button>
          {at > 0 && <Button onClick={() => setAt(at - 1)}>{t('guide.previous')}</Button>}
          <Button kind="primary" data-next="" onClick={() => (last ? onDone() : setAt(at + 1))}>
            {t(last ? 'guide.finish' : 'guide.next')}
          </Button>
        </footer>
      </div>
    </Dialog>
  )
}

function Modes() {
  const { t } = useTranslation('home')
  return (
    <dl>
      {SEARCH_MODES.map((mode) => (
        <div key={mode}>
          <dt>{t(`guide.modes.${mode}.name`)}</dt>
          <dd>{t(`guide.modes.${mode}.text`)}</dd>
        </div>
      ))}
    </dl>
  )
}

function lightOn({ top, left, width, height }: PartRect) {
  return { insetBlockStart: top - MARGIN, insetInlineStart: left - MARGIN, inlineSize: width + 2 * MARGIN, blockSize: height + 2 * MARGIN }
}

/** Below the part, as far left as the card fits. */
function cardBelow({ top, left, height }: PartRect) {
  const maxStart = Math.max(16, document.documentElement.clientWidth / pageScale() - 376)
  return { insetBlockStart: top + height + MARGIN + GAP, insetInlineStart: Math.max(16, Math.min(left - MARGIN, maxStart)) }
}
