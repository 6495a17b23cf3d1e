/// <reference types="vite/client" />

/** The design tokens as CSS variables, made by src/theme/theme-style-sheet.ts. */
declare module 'virtual:theme.css'
