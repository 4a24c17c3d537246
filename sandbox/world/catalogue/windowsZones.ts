// The ids of the Windows timezones, which the timezone call accepts because an instance's machine knows them.

const NAMED = `Dateline|Aleutian|Hawaiian|Marquesas|Alaskan|Pacific|US Mountain|Mountain|Yukon|Central America|Central
|Easter Island|Canada Central|SA Pacific|Eastern|Haiti|Cuba|US Eastern|Turks And Caicos|Paraguay|Atlantic|Venezuela
|Central Brazilian|SA Western|Pacific SA|Newfoundland|Tocantins|E. South America|SA Eastern|Argentina|Greenland
|Montevideo|Magallanes|Saint Pierre|Bahia|Mid-Atlantic|Azores|Cape Verde|GMT|Greenwich|Sao Tome|Morocco|W. Europe
|Central Europe|Romance|Central European|W. Central Africa|Jordan|GTB|Middle East|Egypt|E. Europe|Syria|West Bank
|South Africa|FLE|Israel|South Sudan|Kaliningrad|Sudan|Libya|Namibia|Arabic|Turkey|Arab|Belarus|Russian|E. Africa|Iran
|Arabian|Astrakhan|Azerbaijan|Russia Time Zone 3|Mauritius|Saratov|Georgian|Volgograd|Caucasus|Afghanistan|West Asia
|Ekaterinburg|Pakistan|Qyzylorda|India|Sri Lanka|Nepal|Central Asia|Bangladesh|Omsk|Myanmar|SE Asia|Altai|W. Mongolia
|North Asia|N. Central Asia|Tomsk|China|North Asia East|Singapore|W. Australia|Taipei|Ulaanbaatar|Aus Central W.
|Transbaikal|Tokyo|North Korea|Korea|Yakutsk|Cen. Australia|AUS Central|E. Australia|AUS Eastern|West Pacific|Tasmania
|Vladivostok|Lord Howe|Bougainville|Russia Time Zone 10|Magadan|Norfolk|Sakhalin|Central Pacific|Russia Time Zone 11
|New Zealand|Fiji|Kamchatka|Chatham Islands|Tonga|Samoa|Line Islands`;

const WHOLE = ['UTC', 'UTC-11', 'UTC-09', 'UTC-08', 'UTC-02', 'UTC+12', 'UTC+13'];
const MEXICAN = ['Pacific', 'Mountain', 'Central', 'Eastern'];

/** All ids: 'W. Europe Standard Time', 'UTC+12', 'Central Standard Time (Mexico)', … */
export const WINDOWS_ZONES: ReadonlySet<string> = new Set([
  ...WHOLE,
  ...MEXICAN.map((name) => `${name} Standard Time (Mexico)`),
  ...NAMED.split('|').map((name) =>
    name.startsWith('Russia Time Zone') ? name.trim() : `${name.trim()} Standard Time`,
  ),
]);
