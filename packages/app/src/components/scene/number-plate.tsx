/** A house number on the door. */
export function NumberPlate({ number }: { readonly number: string }) {
  return (
    <g>
      <rect x="164" y="230" width="124" height="70" rx="8" fill="#061b14" opacity=".6" />
      <rect x="164" y="226" width="124" height="70" rx="8" fill="#f5f8f1" />
      <rect x="169" y="231" width="114" height="60" rx="5" fill="none" stroke="#113529" strokeWidth="2" />
      <circle cx="176" cy="261" r="1.8" fill="#113529" />
      <circle cx="276" cy="261" r="1.8" fill="#113529" />
      <text
        x="226"
        y="277"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="500"
        fontSize="44"
        letterSpacing="-.5"
        fill="#113529"
      >
        {number}
      </text>
    </g>
  )
}
