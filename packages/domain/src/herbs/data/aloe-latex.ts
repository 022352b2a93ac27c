import type { Herb } from '../herb.ts';

export const aloeLatex = {
  "key": "aloe-latex",
  "name": "Aloe latex",
  "scientificName": "Aloe spp. latex",
  "kind": "herb",
  "family": "Asphodelaceae",
  "names": [
    "aloes",
    "aloe resin",
    "aloe sap",
    "yellow aloe sap",
    "bitter aloes",
    "Cape aloes",
    "Barbados aloes",
    "Curaçao aloes",
    "Aloe ferox",
    "drug aloe",
    "aloin",
    "barbaloin",
    "lu hui",
    "luhui",
    "acíbar",
    "acibar",
    "aloès",
    "Aloe capensis",
    "Kap-Aloe",
    "Curaçao-Aloe",
    "musabbar",
    "elwa",
    "mocha aloes",
    "Socotrine aloes",
    "aloe laxative",
    "aloe latex laxative",
    "aloe latex pills",
    "bitter aloe"
  ],
  "effects": [
    {
      "effect": "stimulant-laxative",
      "strength": "strong",
      "evidence": "strong",
      "sources": [
        "ema-aloes"
      ],
      "forms": [
        "food",
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "effect": "lowers-potassium",
      "strength": "moderate",
      "evidence": "moderate",
      "sources": [
        "ema-aloes"
      ]
    },
    {
      "effect": "uterine-stimulant",
      "strength": "moderate",
      "evidence": "theoretical",
      "sources": [
        "ema-aloes",
        "nccih-aloe-vera-b4"
      ]
    },
    {
      "effect": "kidney-toxic",
      "strength": "moderate",
      "evidence": "limited",
      "sources": [
        "nccih-aloe-vera-b4"
      ]
    },
    {
      "effect": "liver-toxic",
      "strength": "weak",
      "evidence": "limited",
      "sources": [
        "livertox-aloe-vera"
      ]
    }
  ],
  "rules": [
    {
      "kind": "medicine",
      "with": [
        "digoxin",
        "class:digoxin"
      ],
      "severity": "major",
      "evidence": "moderate",
      "why": "Repeated use of aloe latex can lower potassium, which makes digoxin more likely to upset the heartbeat.",
      "advice": "Do not use it for more than a few days, and only if your doctor agrees and checks potassium.",
      "sources": [
        "ema-aloes",
        "nccih-aloe-vera-b4"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:antiarrhythmic"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "Low potassium from aloe latex can set off an irregular heartbeat with these medicines.",
      "advice": "Ask your doctor for another laxative.",
      "sources": [
        "ema-aloes",
        "nccih-aloe-vera-b4"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:diuretic",
        "class:thiazide-diuretic",
        "class:loop-diuretic",
        "furosemide",
        "hydrochlorothiazide"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "Both can lower potassium.",
      "advice": "Avoid more than a few days together, and ask about a potassium check.",
      "sources": [
        "ema-aloes",
        "nccih-aloe-vera-b4"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:corticosteroid"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "Both can lower potassium.",
      "advice": "Avoid more than a few days together, and ask about a potassium check.",
      "sources": [
        "ema-aloes",
        "nccih-aloe-vera-b4"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "warfarin",
        "class:vitamin-k-antagonist"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "Long or strong purging lowers vitamin K and can raise the INR; bleeding has been reported.",
      "advice": "Keep to short use and have the INR checked.",
      "sources": [
        "ema-aloes",
        "nccih-aloe-vera-b4"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "lithium"
      ],
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Loss of water and salts can raise lithium to a harmful level.",
      "advice": "Drink enough, keep to short use and ask the prescriber.",
      "sources": [
        "ema-aloes",
        "nccih-aloe-vera-b4"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:stimulant-laxative",
        "senna-tablets",
        "bisacodyl"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "Two stimulant laxatives can cause cramps, diarrhea and loss of salts.",
      "advice": "Use one, not both.",
      "sources": [
        "ema-aloes",
        "nccih-aloe-vera-b4"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "class:hormonal-contraceptive"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Diarrhea can stop a contraceptive pill from being taken up.",
      "advice": "Follow the missed-pill advice if you have severe diarrhea.",
      "sources": [
        "ema-aloes",
        "nccih-aloe-vera-b4"
      ]
    },
    {
      "kind": "supplement",
      "with": [
        "licorice"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "Both can lower potassium.",
      "advice": "Do not combine them for more than a few days.",
      "sources": [
        "ema-aloes",
        "nccih-aloe-vera-b4"
      ]
    },
    {
      "kind": "supplement",
      "with": [
        "senna",
        "cascara-sagrada",
        "buckthorn",
        "rhubarb-root"
      ],
      "severity": "moderate",
      "evidence": "moderate",
      "why": "Both are stimulant laxatives.",
      "advice": "Take one of them, not both.",
      "sources": [
        "ema-aloes",
        "nccih-aloe-vera-b4"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "bowel-obstruction"
      ],
      "severity": "contraindicated",
      "evidence": "moderate",
      "why": "Driving a blocked or narrowed bowel can tear it.",
      "advice": "Do not take it. Sudden belly pain with vomiting needs urgent care.",
      "sources": [
        "ema-aloes",
        "nccih-aloe-vera-b4"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "inflammatory-bowel-disease",
        "diverticulitis"
      ],
      "severity": "contraindicated",
      "evidence": "moderate",
      "why": "It irritates an inflamed bowel.",
      "advice": "Do not take it.",
      "sources": [
        "ema-aloes",
        "nccih-aloe-vera-b4"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "dehydration"
      ],
      "severity": "contraindicated",
      "evidence": "moderate",
      "why": "It draws water and salts out of the body.",
      "advice": "Do not take it until you are well hydrated.",
      "sources": [
        "ema-aloes",
        "nccih-aloe-vera-b4"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "low-potassium",
        "arrhythmia",
        "long-qt",
        "heart-failure",
        "heart-disease"
      ],
      "severity": "major",
      "evidence": "moderate",
      "why": "Loss of potassium can upset the heartbeat.",
      "advice": "Do not take it unless your doctor agrees.",
      "sources": [
        "ema-aloes",
        "nccih-aloe-vera-b4"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "kidney-disease",
        "dialysis"
      ],
      "severity": "major",
      "evidence": "moderate",
      "why": "Loss of water and salts is risky for weak kidneys.",
      "advice": "Ask your kidney team for another laxative.",
      "sources": [
        "ema-aloes",
        "nccih-aloe-vera-b4"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "eating-disorder"
      ],
      "severity": "major",
      "evidence": "moderate",
      "why": "Stimulant laxatives are often misused in eating disorders and do not cause lasting weight loss.",
      "advice": "Do not take it; talk with your care team.",
      "sources": [
        "ema-aloes",
        "nccih-aloe-vera-b4"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "irritable-bowel"
      ],
      "severity": "minor",
      "evidence": "limited",
      "why": "It can bring on cramps.",
      "advice": "Ask about gentler options such as fiber.",
      "sources": [
        "ema-aloes",
        "nccih-aloe-vera-b4"
      ]
    },
    {
      "kind": "pregnancy",
      "severity": "contraindicated",
      "evidence": "moderate",
      "why": "A harsh laxative that may act on the womb; regulators rule it out in pregnancy.",
      "advice": "Do not take it in pregnancy.",
      "sources": [
        "ema-aloes",
        "nccih-aloe-vera-b4"
      ],
      "forms": [
        "food",
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "breastfeeding",
      "severity": "major",
      "evidence": "theoretical",
      "why": "Its active parts may reach milk and loosen the baby’s stools; the European monograph rules it out.",
      "advice": "Do not take it while breastfeeding.",
      "sources": [
        "ema-aloes",
        "lactmed-aloe"
      ],
      "forms": [
        "food",
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "age",
      "underYears": 12,
      "severity": "contraindicated",
      "evidence": "moderate",
      "why": "The European monograph rules it out under 12 years.",
      "advice": "Do not give it to a child.",
      "sources": [
        "ema-aloes"
      ],
      "forms": [
        "food",
        "tea",
        "extract",
        "tincture",
        "essential-oil",
        "unspecified"
      ]
    },
    {
      "kind": "medicine",
      "with": [
        "sevoflurane"
      ],
      "severity": "moderate",
      "evidence": "limited",
      "why": "One report describes heavy bleeding in an operation after aloe tablets.",
      "advice": "Stop two weeks before an operation.",
      "sources": [
        "report-lee-2004-aloe-sevoflurane"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "liver-disease"
      ],
      "severity": "major",
      "evidence": "limited",
      "why": "Swallowed aloe has caused liver injury.",
      "advice": "Do not take it.",
      "sources": [
        "livertox-aloe-vera"
      ]
    },
    {
      "kind": "condition",
      "with": [
        "gallstones"
      ],
      "severity": "minor",
      "evidence": "theoretical",
      "why": "Cramps can be mistaken for gallstone pain.",
      "advice": "Ask another remedy of your pharmacist.",
      "sources": [
        "ema-aloes"
      ]
    },
    {
      "kind": "age",
      "underYears": 18,
      "severity": "moderate",
      "evidence": "moderate",
      "why": "Strength varies and safer laxatives exist.",
      "advice": "A teenager needs a doctor’s advice first.",
      "sources": [
        "ema-aloes"
      ]
    },
    {
      "kind": "age",
      "overYears": 65,
      "severity": "moderate",
      "evidence": "theoretical",
      "why": "Older people lose potassium and water more easily.",
      "advice": "Ask for a gentler laxative.",
      "sources": [
        "ema-aloes"
      ]
    },
    {
      "kind": "surgery",
      "stopDaysBefore": 14,
      "severity": "moderate",
      "evidence": "limited",
      "why": "Loss of potassium and water matters under anesthesia.",
      "advice": "Stop two weeks before.",
      "sources": [
        "ema-aloes",
        "msk-aloe-vera-b4"
      ]
    }
  ],
  "monograph": {
    "partsUsed": [
      "dried leaf latex"
    ],
    "forms": [
      "extract",
      "tincture"
    ],
    "description": "The bitter yellow-brown juice from under the rind of aloe leaves, dried. In 2002 it lost its place among US over-the-counter laxatives for lack of safety data.",
    "traditionalUses": "Used for centuries as a drastic purge.",
    "uses": [
      {
        "use": "constipation",
        "evidence": "moderate",
        "text": "It works as a laxative, but milder ones are preferred; the European monograph accepts short use in adults.",
        "sources": [
          "ema-aloes"
        ]
      }
    ],
    "amounts": [
      {
        "form": "extract",
        "text": "The European monograph allows an amount with 10 to 30 mg of hydroxyanthracenes once daily at night, for at most a week.",
        "sources": [
          "ema-aloes"
        ]
      }
    ],
    "preparation": null,
    "timeToEffect": "6 to 12 hours.",
    "sideEffects": {
      "text": "Strong cramps, diarrhea, red urine, loss of potassium; kidney failure and death at 1 g a day for days; rarely hepatitis.",
      "sources": [
        "nccih-aloe-vera-b4",
        "ema-aloes",
        "livertox-aloe-vera"
      ]
    },
    "precautions": {
      "text": "Not in pregnancy, breastfeeding or under 12 years; not with blocked or inflamed bowel, kidney or heart disease. Do not combine with digoxin, heart rhythm medications, water pills, steroids, warfarin, lithium or licorice. Prefer another laxative.",
      "sources": [
        "ema-aloes",
        "nccih-aloe-vera-b4"
      ]
    },
    "lookAlikes": {
      "text": "Aloe gel for the skin or drinks should hold no latex.",
      "sources": [
        "nccih-aloe-vera-b4"
      ]
    },
    "morphology": {
      "habit": "succulent",
      "leaf": {
        "shape": "lanceolate",
        "margin": "spiny",
        "arrangement": "basal"
      },
      "flower": {
        "form": "spike",
        "color": "#e0522a"
      },
      "below": "fibrous",
      "fruit": {
        "form": "capsule",
        "color": "#8a7a4a"
      }
    }
  }
} satisfies Herb;
