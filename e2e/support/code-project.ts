/** A project with a page that takes long to make: a great deal of code in many languages. */

type Write = (name: string, index: number) => string;

const LANGUAGES: Readonly<Record<string, Write>> = {
  ts: (name, index) =>
    `export async function water${index}(beds: readonly Bed[], litres = ${index}.5): Promise<number> {\n  const dry = beds.filter(({ moisture }) => moisture < 0.${index + 10});\n  for (const bed of dry) await bed.open(\`valve-\${bed.id}\`, { litres, by: '${name}' });\n  return dry.length; // beds that were thirsty\n}`,
  python: (name, index) =>
    `def plan_${index}(beds: list[Bed], *, litres: float = ${index}.5) -> dict[str, float]:\n    """Says how much water each bed of ${name} needs."""\n    return {bed.id: litres * (1 - bed.moisture) for bed in beds if bed.moisture < 0.4}`,
  bash: (name, index) =>
    `#!/usr/bin/env bash\nset -euo pipefail\nfor bed in $(garden list --owner "${name}" | sort -u); do\n  garden water "$bed" --litres "\${LITRES:-${index}}" || echo "could not water $bed" >&2\ndone`,
  json: (name, index) =>
    `{\n  "bed": "${name}-${index}",\n  "moisture": 0.${index + 10},\n  "plants": [{ "kind": "bean", "rows": ${index} }, { "kind": "leek", "rows": 2 }],\n  "isCovered": ${index % 2 === 0}\n}`,
  yaml: (name, index) =>
    `beds:\n  - id: ${name}-${index}\n    moisture: 0.${index + 10}\n    plants: &plants [bean, leek, "late potato"]\nwatering:\n  at: "06:${index + 10}"\n  what: *plants`,
  rust: (name, index) =>
    `/// Waters the beds of ${name}.\npub fn water_${index}<'a>(beds: &'a mut [Bed], litres: f64) -> Result<usize, Error> {\n    let mut count = 0;\n    for bed in beds.iter_mut().filter(|bed| bed.moisture < 0.${index + 10}) {\n        bed.open(litres)?;\n        count += 1;\n    }\n    Ok(count)\n}`,
  go: (name, index) =>
    `func Water${index}(ctx context.Context, beds []*Bed) (int, error) {\n\tcount := 0\n\tfor _, bed := range beds {\n\t\tif bed.Moisture >= 0.${index + 10} {\n\t\t\tcontinue\n\t\t}\n\t\tif err := bed.Open(ctx, "${name}"); err != nil {\n\t\t\treturn count, fmt.Errorf("bed %q: %w", bed.ID, err)\n\t\t}\n\t\tcount++\n\t}\n\treturn count, nil\n}`,
  sql: (name, index) =>
    `SELECT bed.id, avg(reading.moisture) AS moisture\nFROM bed JOIN reading ON reading.bed_id = bed.id\nWHERE bed.owner = '${name}' AND reading.taken_at > now() - interval '${index} days'\nGROUP BY bed.id HAVING avg(reading.moisture) < 0.4;`,
  html: (name, index) =>
    `<form action="/water/${index}" method="post">\n  <label for="litres">Litres for ${name}</label>\n  <input id="litres" type="number" min="0" value="${index}">\n  <script>document.forms[0].addEventListener('submit', (event) => event.preventDefault());</script>\n</form>`,
  css: (name, index) =>
    `.bed-${name}[data-row='${index}'] > li:not(.is-dry):hover {\n  --water: calc(${index}% + 2rem);\n  background: linear-gradient(to top, #1b5e20 var(--water), transparent);\n}`,
  cpp: (name, index) =>
    `template <typename Bed>\nstd::size_t water_${index}(std::vector<Bed>& beds, double litres) {\n  // For the beds of ${name}.\n  return std::count_if(beds.begin(), beds.end(), [litres](auto& bed) { return bed.moisture < 0.4 && bed.open(litres); });\n}`,
};

const PEOPLE = ['ada', 'bo', 'cleo', 'dev', 'eli'];
/** Two in each language. */
export const CODE_BLOCKS = 22;
const WORDS =
  'A bed that is dry in the morning is watered before noon, and one that is wet is left alone until the sun has come out. ';

/** Blocks of code and what is said between them; about 19 KB. */
export function longCodePage(): string {
  const languages = Object.entries(LANGUAGES);
  const sections = Array.from({ length: CODE_BLOCKS }, (_, index) => {
    const [language, write] = languages[index % languages.length] ?? ['text', () => ''];
    const name = PEOPLE[index % PEOPLE.length] ?? '';
    return `## Watering by ${language}, part ${index + 1}\n\n${WORDS.repeat(5)}\n\n\`\`\`${language}\n${write(name, index)}\n\`\`\`\n`;
  });
  return `---\ntitle: Watering in every language\n---\n\nexport const litres = 12;\n\nEach bed takes {litres * 2} litres.\n\n${sections.join('\n')}`;
}
