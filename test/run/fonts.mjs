// The fonts of the journeys and of the pictures: the project's own, whatever the machine has. The page stays unchanged:
// the fontconfig file, which Chromium reads on Linux, lists no other fonts and maps every family to them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = 'node_modules/.cache/fonts';
const PACKAGES = resolve('node_modules/@expo-google-fonts');

/** The weights that the portal's theme uses (400, 600), and two more in case another is requested. */
const FILES = [
  'inter/400Regular',
  'inter/500Medium',
  'inter/600SemiBold',
  'inter/700Bold',
  'roboto-mono/400Regular',
];

/** Writes the fontconfig file. Returns its path, for FONTCONFIG_FILE. */
export function writeFontsFile() {
  const file = resolve(FOLDER, 'fonts.conf');
  mkdirSync(resolve(FOLDER, 'cache'), { recursive: true });
  const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${FILES.map((folder) => `  <dir>${PACKAGES}/${folder}</dir>`).join('\n')}
  <cachedir>${resolve(FOLDER, 'cache')}</cachedir>
  <match target="pattern">
    <test name="family" qual="all" compare="not_eq"><string>monospace</string></test>
    <edit name="family" mode="assign_replace" binding="same"><string>Inter</string></edit>
  </match>
  <match target="pattern">
    <test name="family"><string>monospace</string></test>
    <edit name="family" mode="assign_replace" binding="same"><string>Roboto Mono</string></edit>
  </match>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;
  // Not again for each worker: another one's browser may be reading it.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== fonts) writeFileSync(file, fonts);
  return file;
}
