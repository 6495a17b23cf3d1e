import { lazy, memo, Suspense } from 'react'
import { useTranslatedLanguage } from './translation-mode.tsx'

const TranslatedText = lazy(async () => ({ default: (await import('./translated-text.tsx')).TranslatedText }))

/** Below a text, its translation on request; nothing while translation is switched off. */
export const TranslationSlot = memo(function TranslationSlot({ text }: { text: string }) {
  const lang = useTranslatedLanguage()
  if (lang === null || text.trim() === '') return null
  return (
    <Suspense fallback={null}>
      <TranslatedText text={text} lang={lang} />
    </Suspense>
  )
})
