/** The app's own type for PDF, as it is packed for browsers: for each style one file an alphabet, those with the commonest letters first. */
import slantedCyrillic from '@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-400-italic.woff?inline'
import plainCyrillic from '@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-400-normal.woff?inline'
import boldCyrillic from '@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-700-normal.woff?inline'
import slantedCyrillicExt from '@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-ext-400-italic.woff?inline'
import plainCyrillicExt from '@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-ext-400-normal.woff?inline'
import boldCyrillicExt from '@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-ext-700-normal.woff?inline'
import slantedGreek from '@fontsource/alegreya-sans/files/alegreya-sans-greek-400-italic.woff?inline'
import plainGreek from '@fontsource/alegreya-sans/files/alegreya-sans-greek-400-normal.woff?inline'
import boldGreek from '@fontsource/alegreya-sans/files/alegreya-sans-greek-700-normal.woff?inline'
import slantedGreekExt from '@fontsource/alegreya-sans/files/alegreya-sans-greek-ext-400-italic.woff?inline'
import plainGreekExt from '@fontsource/alegreya-sans/files/alegreya-sans-greek-ext-400-normal.woff?inline'
import boldGreekExt from '@fontsource/alegreya-sans/files/alegreya-sans-greek-ext-700-normal.woff?inline'
import slantedLatin from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-italic.woff?inline'
import plainLatin from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff?inline'
import boldLatin from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff?inline'
import slantedLatinExt from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-400-italic.woff?inline'
import plainLatinExt from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-400-normal.woff?inline'
import boldLatinExt from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-700-normal.woff?inline'
import slantedVietnamese from '@fontsource/alegreya-sans/files/alegreya-sans-vietnamese-400-italic.woff?inline'
import plainVietnamese from '@fontsource/alegreya-sans/files/alegreya-sans-vietnamese-400-normal.woff?inline'
import boldVietnamese from '@fontsource/alegreya-sans/files/alegreya-sans-vietnamese-700-normal.woff?inline'

/** As data addresses. */
export const letters = {
  plain: [plainLatin, plainLatinExt, plainGreek, plainGreekExt, plainCyrillic, plainCyrillicExt, plainVietnamese],
  bold: [boldLatin, boldLatinExt, boldGreek, boldGreekExt, boldCyrillic, boldCyrillicExt, boldVietnamese],
  slanted: [slantedLatin, slantedLatinExt, slantedGreek, slantedGreekExt, slantedCyrillic, slantedCyrillicExt, slantedVietnamese],
} as const
