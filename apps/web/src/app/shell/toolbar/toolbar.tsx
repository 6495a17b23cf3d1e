import { useMatches } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon/icon.tsx'
import { useMedia } from '../../../components/media/use-media.ts'
import { installation } from '../../../installation/installation.ts'
import { findRoute } from '../../routes/find-route.ts'
import { lazyPart } from '../lazy-part.ts'
import { isLongPage, shownItems, type ToolbarItemName } from './toolbar-items.ts'
import { PhonePanel, QrPanel } from './toolbar-panel.tsx'
import styles from './toolbar.module.css'
import { useAttention } from './use-attention.ts'
import { useScrolledBox } from './use-scrolled-box.ts'

/** Scaled-down windows, and phones. */
const SMALL = '(width <= 1355px)'

const DemoBookingDialog = lazyPart(async () => (await import('../../../features/content/demo/demo-booking-dialog.tsx')).DemoBookingDialog)

/**
 * The floating toolbar at the right. It can be collapsed, and collapses by itself in scaled-down windows (B.toolbar.10). On work pages there is
 * only the button back to the top, once it is enabled.
 */
export function Toolbar() {
  const { t } = useTranslation()
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' })
  const small = useMedia(SMALL)
  const work = findRoute(path)?.access !== 'public'
  const [chosen, setChosen] = useState<{ small: boolean; folded: boolean } | null>(null)
  const folded = !work && (chosen?.small === small ? chosen.folded : small)
  const [attention, askAttention] = useAttention()
  const [demo, setDemo] = useState(false)
  const box = useScrolledBox(path)
  const items = shownItems({ work, topEnabled: isLongPage(path) && box !== null })
  const press = (name: ToolbarItemName) => {
    askAttention()
    if (name === 'demo') setDemo(true)
    if (name === 'top') box?.scrollTo({ top: 0, behavior: 'smooth' })
  }
  if (items.length === 0) return null
  const fold = t(folded ? 'toolbar.unfold' : 'toolbar.fold')
  return (
    <>
      <aside
        className={styles['toolbar']}
        data-folded={folded || undefined}
        data-attention={attention || undefined}
        aria-label={t('toolbar.name')}
      >
        {!folded && (
          <ul>
            {items.map(({ name, icon }) => (
              <Item key={name} name={name} onPress={() => press(name)}>
                <Icon name={icon} size={20} />
              </Item>
            ))}
          </ul>
        )}
        {!work && (
          <button
            type="button"
            className={styles['fold']}
            aria-expanded={!folded}
            aria-label={fold}
            title={fold}
            onClick={() => {
              askAttention()
              setChosen({ small, folded: !folded })
            }}
          >
            <Icon name={folded ? 'previous' : 'next'} size={14} />
          </button>
        )}
      </aside>
      <Suspense fallback={null}>{demo && <DemoBookingDialog onClose={() => setDemo(false)} />}</Suspense>
    </>
  )
}

interface ItemProps {
  readonly name: ToolbarItemName
  readonly onPress: () => void
  readonly children: ReactNode
}

/** One item: its panel appears on hover or press and disappears on Esc. */
function Item({ name, onPress, children }: ItemProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { serviceChat } = installation()
  const panel = panelOf(name, serviceChat)
  const label = t(`toolbar.${name}`)
  return (
    // The pointer and Esc only show and hide what the button in it also controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      {name === 'chat' && serviceChat !== null ? (
        <a className={styles['item']} href={serviceChat} target="_blank" rel="noopener noreferrer" aria-label={label} onClick={onPress}>
          {children}
        </a>
      ) : (
        <button
          type="button"
          className={styles['item']}
          aria-label={label}
          {...(panel !== null && { 'aria-expanded': open })}
          onClick={() => {
            onPress()
            if (panel !== null) setOpen(true)
          }}
        >
          {children}
        </button>
      )}
      {open && (
        <div className={styles['panel']} role="group" aria-label={label}>
          {panel ?? <p>{label}</p>}
        </div>
      )}
    </li>
  )
}

/** The panel of an item; null for one with another action. */
function panelOf(name: ToolbarItemName, chat: string | null): ReactNode | null {
  switch (name) {
    case 'phone':
      return <PhonePanel />
    case 'chat':
      return chat === null ? <PhonePanel /> : null
    case 'wechat':
    case 'miniProgram':
    case 'mobile':
      return <QrPanel type={name} />
    case 'demo':
    case 'top':
      return null
  }
}
