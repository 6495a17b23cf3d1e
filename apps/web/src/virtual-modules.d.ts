/// <reference types="vite/client" />

/** The design tokens as CSS variables, made by src/theme/theme-style-sheet.ts. */
declare module 'virtual:theme.css'

/** Addresses of pictures of flags, made by flag-pictures.ts. */
declare module 'virtual:flag-pictures' {
  /** The address of a country's flag; null for a code without one. */
  export function flagPicture(code: string): string | null
}
