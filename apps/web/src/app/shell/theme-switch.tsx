import { useTranslation } from 'react-i18next'
import { chooseColorScheme, useColorScheme } from '../../theme/color-scheme.ts'
import styles from './app-header.module.css'

/** Switches between light and dark. */
export function ThemeSwitch() {
  const { t } = useTranslation()
  const dark = useColorScheme() === 'dark'
  const label = t(dark ? 'useLightColors' : 'useDarkColors')
  return (
    <button
      type="button"
      className={styles['tool']}
      title={label}
      aria-label={label}
      onClick={() => chooseColorScheme(dark ? 'light' : 'dark')}
    >
      <svg
        width="18"
        height="18"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        aria-hidden="true"
      >
        {dark ? (
          <>
            <circle cx="10" cy="10" r="3.6" />
            <path d="M10 1.800v2M10 16.200v2M1.800 10h2M16.200 10h2M4.200 4.200l1.400 1.400M14.400 14.400l1.400 1.400M4.200 15.800l1.400-1.400M14.400 5.600l1.400-1.400" />
          </>
        ) : (
          <path d="M16.500 12.200A7 7 0 0 1 7.800 3.500a7 7 0 1 0 8.700 8.700z" strokeLinejoin="round" />
        )}
      </svg>
    </button>
  )
}
