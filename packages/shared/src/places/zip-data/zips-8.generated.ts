// Written by `npm run generate`. ZIP data of GeoNames (geonames.org), CC BY 4.0.
/** One place a line, with the last four digits of its ZIPs. */
export const ZIP_LINES = `
AZ Aguila 5320
AZ Ajo 5321
AZ Alpine 5920
AZ Amado 5645
AZ Apache Junction 5117,5119-5120,5178
AZ Arivaca 5601
AZ Arizona City 5123
AZ Arlington 5322
AZ Ash Fork 6320
AZ Avondale 5323,5392
AZ Bagdad 6321
AZ Bapchule 5121
AZ Bellemont 6015
AZ Benson 5602
AZ Bisbee 5603
AZ Black Canyon City 5324
AZ Blue 5922
AZ Blue Gap 6520
AZ Bouse 5325
AZ Bowie 5605
AZ Buckeye 5326,5396
AZ Bullhead City 6429-6430,6439,6442
AZ Bylas 5530
AZ Cameron 6020
AZ Camp Verde 6322
AZ Carefree 5377
AZ Casa Grande 5122,5130,5193-5194
AZ Cashion 5329
AZ Catalina 5738
AZ Cave Creek 5327,5331
AZ Central 5531
AZ Chambers 6502
AZ Chandler 5224-5226,5244,5246,5248-5249,5286
AZ Chandler Heights 5127
AZ Chinle 6503
AZ Chino Valley 6323
AZ Chloride 6431
AZ Cibecue 5911
AZ Cibola 5328
AZ Clarkdale 6324
AZ Clay Springs 5923
AZ Claypool 5532
AZ Clifton 5533
AZ Cochise 5606
AZ Colorado City 6021
AZ Concho 5924
AZ Congress 5332
AZ Coolidge 5128
AZ Cornville 6325
AZ Cortaro 5652
AZ Cottonwood 6326
AZ Crown King 6343
AZ Dateland 5333
AZ Dennehotso 6535
AZ Dewey 6327
AZ Dolan Springs 6441
AZ Douglas 5607-5608,5655
AZ Dragoon 5609
AZ Duncan 5534
AZ Eagar 5925
AZ Eden 5535
AZ Ehrenberg 5334
AZ El Mirage 5335
AZ Elfrida 5610
AZ Elgin 5611
AZ Eloy 5131
AZ Flagstaff 6001-6005,6011
AZ Florence 5132
AZ Forest Lakes 5931
AZ Fort Apache 5926
AZ Fort Defiance 6504
AZ Fort Huachuca 5613,5670
AZ Fort McDowell 5264
AZ Fort Mohave 6426-6427
AZ Fort Thomas 5536
AZ Fountain Hills 5268-5269
AZ Fredonia 6022
AZ Gadsden 5336
AZ Ganado 6505
AZ Gila Bend 5337
AZ Gilbert 5233-5234,5295-5299
AZ Glendale 5301-5308,5310-5312,5318
AZ Globe 5501-5502
AZ Gold Canyon 5118
AZ Golden Valley 6413
AZ Goodyear 5338,5395
AZ Grand Canyon 6023
AZ Gray Mountain 6016
AZ Green Valley 5614,5622
AZ Greer 5927
AZ Hackberry 6411
AZ Happy Jack 6024
AZ Hayden 5135
AZ Heber 5928
AZ Hereford 5615
AZ Higley 5236
AZ Holbrook 6025
AZ Hotevilla 6030
AZ Houck 6506
AZ Huachuca City 5616
AZ Hualapai 6412
AZ Humboldt 6329
AZ Indian Wells 6031
AZ Jerome 6331
AZ Joseph City 6032
AZ Kaibeto 6053
AZ Kayenta 6033
AZ Keams Canyon 6034
AZ Kearny 5137
AZ Kingman 6401-6402,6409
AZ Kirkland 6332
AZ Kykotsmovi Village 6039
AZ Lake Havasu City 6403-6406
AZ Lake Montezuma 6342
AZ Lakeside 5929
AZ Laveen 5339
AZ Leupp 6035
AZ Litchfield Park 5340
AZ Littlefield 6432
AZ Lukachukai 6507
AZ Luke Air Force Base 5309
AZ Lukeville 5341
AZ Lupton 6508
AZ Mammoth 5618
AZ Many Farms 6538
AZ Marana 5653,5658
AZ Marble Canyon 6036
AZ Maricopa 5138-5139
AZ Mayer 6333
AZ Mc Neal 5617
AZ McNary 5930
AZ Meadview 6444
AZ Mesa 5201-5216,5274-5275,5277
AZ Miami 5539
AZ Mohave Valley 6440,6446
AZ Morenci 5540
AZ Mormon Lake 6038
AZ Morristown 5342
AZ Mount Lemmon 5619
AZ Munds Park 6017
AZ Naco 5620
AZ Nazlini 6540
AZ New River 5087
AZ Nogales 5621,5628,5662
AZ North Rim 6052
AZ Nutrioso 5932
AZ Oatman 6433
AZ Oracle 5623
AZ Overgaard 5933
AZ Page 6040
AZ Palo Verde 5343
AZ Paradise Valley 5253
AZ Parker 5344
AZ Parks 6018
AZ Patagonia 5624
AZ Paulden 6334
AZ Payson 5541,5547
AZ Peach Springs 6434
AZ Pearce 5625
AZ Peoria 5345,5380-5383,5385
AZ Peridot 5542
AZ Petrified Forest Natl Pk 6028
AZ Phoenix 5001-5046,5048,5050-5051,5053-5054,5060-5076,5078-5080,5082-5083,5085-5086,5097-5098
AZ Picacho 5141
AZ Pima 5543
AZ Pine 5544
AZ Pinedale 5934
AZ Pinetop 5935
AZ Pinon 6510
AZ Pirtleville 5626
AZ Polacca 6042
AZ Pomerene 5627
AZ Poston 5371
AZ Prescott 6301-6305,6313
AZ Prescott Valley 6312,6314-6315
AZ Quartzsite 5346,5359
AZ Queen Creek 5142
AZ Red Rock 5145
AZ Red Valley 6544
AZ Rillito 5654
AZ Rimrock 6335
AZ Rio Rico 5648
AZ Rio Verde 5263
AZ Rock Point 6545
AZ Roll 5347
AZ Roosevelt 5545
AZ Round Rock 6547
AZ Sacaton 5147
AZ Safford 5546,5548
AZ Sahuarita 5629
AZ Saint David 5630
AZ Saint Johns 5936
AZ Saint Michaels 6511
AZ Salome 5348
AZ San Carlos 5550
AZ San Luis 5349
AZ San Manuel 5631
AZ San Simon 5632
AZ San Tan Valley 5140,5143-5144
AZ Sanders 6512
AZ Sasabe 5633
AZ Scottsdale 5250-5252,5254-5262,5266-5267,5271
AZ Second Mesa 6043
AZ Sedona 6336,6339-6341,6351
AZ Seligman 6337
AZ Sells 5634
AZ Shonto 6054
AZ Show Low 5901-5902
AZ Sierra Vista 5635-5636,5650,5671
AZ Skull Valley 6338
AZ Snowflake 5937
AZ Solomon 5551
AZ Somerton 5350
AZ Sonoita 5637
AZ Springerville 5938
AZ Stanfield 5172
AZ Sun City 5351,5372-5373
AZ Sun City West 5375-5376
AZ Sun Valley 6029
AZ Supai 6435
AZ Superior 5173
AZ Surprise 5374,5378-5379,5387-5388
AZ Tacna 5352
AZ Taylor 5939
AZ Teec Nos Pos 6514
AZ Tempe 5280-5285,5287-5288
AZ Temple Bar Marina 6443
AZ Thatcher 5552
AZ Tolleson 5353
AZ Tombstone 5638
AZ Tonalea 6044
AZ Tonopah 5354
AZ Tonto Basin 5553
AZ Topawa 5639
AZ Topock 6436
AZ Tortilla Flat 5190
AZ Tsaile 6556
AZ Tuba City 6045
AZ Tubac 5646
AZ Tucson 5701-5726,5728,5730-5737,5739-5752,5754-5757,5775
AZ Tumacacori 5640
AZ Vail 5641
AZ Valentine 6437
AZ Valley Farms 5191
AZ Vernon 5940
AZ Waddell 5355
AZ Wellton 5356
AZ Wenden 5357
AZ White Mountain Lake 5912
AZ Whiteriver 5941
AZ Wickenburg 5358,5390
AZ Wikieup 5360
AZ Willcox 5643-5644
AZ Williams 6046
AZ Willow Beach 6445
AZ Window Rock 6515
AZ Winkelman 5192
AZ Winslow 6047
AZ Wittmann 5361
AZ Woodruff 5942
AZ Yarnell 5362
AZ Young 5554
AZ Youngtown 5363
AZ Yucca 6438
AZ Yuma 5364-5367,5369
CO Agate 0101
CO Aguilar 1020
CO Akron 0720
CO Alamosa 1101-1102
CO Allenspark 0510
CO Alma 0420
CO Almont 1210
CO Amherst 0721
CO Anton 0801
CO Antonito 1120
CO Arapahoe 0802
CO Arboles 1121
CO Arlington 1021
CO Arriba 0804
CO Arvada 0001-0007
CO Aspen 1611-1612
CO Atwood 0722
CO Ault 0610
CO Aurora 0010-0019,0040-0042,0044-0047
CO Austin 1410
CO Avon 1620
CO Avondale 1022
CO Bailey 0421
CO Basalt 1621
CO Battlement Mesa 1636
CO Bayfield 1122
CO Bedrock 1411
CO Bellvue 0512
CO Bennett 0102
CO Berthoud 0513
CO Bethune 0805
CO Beulah 1023
CO Black Hawk 0422
CO Blanca 1123
CO Boncarbo 1024
CO Bond 0423
CO Boone 1025
CO Boulder 0301-0310,0314
CO Branson 1027
CO Breckenridge 0424
CO Briggsdale 0611
CO Brighton 0601-0603
CO Broomfield 0020-0021,0023,0038
CO Brush 0723
CO Buena Vista 1211
CO Buffalo Creek 0425
CO Burlington 0807
CO Burns 0426
CO Byers 0103
CO Cahone 1320
CO Calhan 0808
CO Campo 1029
CO Canon City 1212,1215
CO Capulin 1124
CO Carbondale 1623
CO Carr 0612
CO Cascade 0809
CO Castle Rock 0104,0108-0109
CO Cedaredge 1413
CO Center 1125
CO Central City 0427
CO Chama 1126
CO Cheraw 1030
CO Cheyenne Wells 0810
CO Chromo 1128
CO Cimarron 1220
CO Clark 0428
CO Clifton 1520
CO Climax 0429
CO Coal Creek 1221
CO Coaldale 1222
CO Coalmont 0430
CO Collbran 1624
CO Colorado City 1019
CO Colorado Springs 0901-0939,0941-0942,0944,0946-0947,0949-0951,0960,0962,0970,0977,0995,0997
CO Commerce City 0022,0037
CO Como 0432
CO Conejos 1129
CO Conifer 0433
CO Cope 0812
CO Cortez 1321
CO Cory 1414
CO Cotopaxi 1223
CO Cowdrey 0434
CO Craig 1625-1626
CO Crawford 1415
CO Creede 1130
CO Crested Butte 1224-1225
CO Crestone 1131
CO Cripple Creek 0813
CO Crook 0726
CO Crowley 1033-1034
CO Dacono 0514
CO De Beque 1630
CO Deer Trail 0105
CO Del Norte 1132
CO Delta 1416
CO Denver 0201-0212,0214-0239,0243-0244,0246-0252,0256-0257,0259-0266,0271,0273-0274,0281,0290-0291,0293-0294,0299
CO Dillon 0435
CO Dinosaur 1610,1633
CO Divide 0814
CO Dolores 1323
CO Dove Creek 1324
CO Drake 0515
CO Dumont 0436
CO Dupont 0024
CO Durango 1301-1303
CO Eads 1036
CO Eagle 1631
CO Eastlake 0614
CO Eaton 0615
CO Eckert 1418
CO Eckley 0727
CO Edwards 1632
CO Egnar 1325
CO Elbert 0106
CO Eldorado Springs 0025
CO Elizabeth 0107
CO Empire 0438
CO Englewood 0110-0113,0150-0151,0155
CO Erie 0516
CO Estes Park 0511,0517
CO Evans 0620
CO Evergreen 0437,0439
CO Fairplay 0440
CO Firestone 0520
CO Flagler 0815
CO Fleming 0728
CO Florence 1226,1290
CO Florissant 0816
CO Fort Collins 0521-0528,0553
CO Fort Garland 1133
CO Fort Lupton 0621
CO Fort Lyon 1038
CO Fort Morgan 0701
CO Fountain 0817
CO Fowler 1039
CO Franktown 0116
CO Fraser 0442
CO Frederick 0530
CO Frisco 0443
CO Fruita 1521
CO Galeton 0622
CO Gardner 1040
CO Gateway 1522
CO Genoa 0818
CO Georgetown 0444
CO Gilcrest 0623
CO Gill 0624
CO Glade Park 1523
CO Glen Haven 0532
CO Glenwood Springs 1601-1602
CO Golden 0401-0403,0419
CO Granada 1041
CO Granby 0446
CO Grand Junction 1501-1507
CO Grand Lake 0447
CO Granite 1228
CO Grant 0448
CO Greeley 0631-0634,0638-0639
CO Green Mountain Falls 0819
CO Grover 0729
CO Guffey 0820
CO Gunnison 1230-1231
CO Gypsum 1637
CO Hamilton 1638
CO Hartman 1043
CO Hartsel 0449
CO Hasty 1044
CO Haswell 1045
CO Haxtun 0731
CO Hayden 1639
CO Henderson 0640
CO Hereford 0732
CO Hesperus 1326
CO Hillrose 0733
CO Hillside 1232
CO Hoehne 1046
CO Holly 1047
CO Holyoke 0734
CO Homelake 1135
CO Hooper 1136
CO Hot Sulphur Springs 0451
CO Hotchkiss 1419
CO Howard 1233
CO Hudson 0642
CO Hugo 0821
CO Hygiene 0533
CO Idaho Springs 0452
CO Idalia 0735
CO Idledale 0453
CO Ignacio 1137
CO Iliff 0736
CO Indian Hills 0454
CO Jamestown 0455
CO Jaroso 1138
CO Jefferson 0456
CO Joes 0822
CO Johnstown 0534
CO Julesburg 0737
CO Karval 0823
CO Keenesburg 0643
CO Kersey 0644
CO Kim 1049
CO Kiowa 0117
CO Kirk 0824
CO Kit Carson 0825
CO Kittredge 0457
CO Kremmling 0459
CO La Jara 1140
CO La Junta 1050
CO La Salle 0645
CO La Veta 1055
CO Lafayette 0026
CO Lake City 1235
CO Lake George 0827
CO Lamar 1052
CO Laporte 0535
CO Larkspur 0118
CO Las Animas 1054
CO Lazear 1420
CO Leadville 0461
CO Lewis 1327
CO Limon 0826,0828
CO Lindon 0740
CO Littleton 0120-0123,0125-0130,0160-0163,0165-0166
CO Livermore 0536
CO Log Lane Village 0705
CO Loma 1524
CO Lone Tree 0124
CO Longmont 0501-0504
CO Louisville 0027
CO Louviers 0131
CO Loveland 0537-0539
CO Lucerne 0646
CO Lyons 0540
CO Mack 1525
CO Manassa 1141
CO Mancos 1328
CO Manitou Springs 0829
CO Manzanola 1058
CO Marvel 1329
CO Masonville 0541
CO Matheson 0830
CO Maybell 1640
CO Mc Clave 1057
CO Mc Coy 0463
CO Mead 0542
CO Meeker 1641
CO Meredith 1642
CO Merino 0741
CO Mesa 1643
CO Mesa Verde National Park 1330
CO Milliken 0543
CO Minturn 1645
CO Model 1059
CO Moffat 1143
CO Molina 1646
CO Monarch 1227
CO Monte Vista 1144
CO Montrose 1401-1403
CO Monument 0132
CO Morrison 0465
CO Mosca 1146
CO Nathrop 1236
CO Naturita 1422
CO Nederland 0466
CO New Castle 1647
CO New Raymer 0742
CO Niwot 0544
CO Norwood 1423
CO Nucla 1424
CO Nunn 0648
CO Oak Creek 0467
CO Ohio City 1237
CO Olathe 1425
CO Olney Springs 1062
CO Ophir 1426
CO Orchard 0649
CO Ordway 1063
CO Otis 0743
CO Ouray 1427
CO Ovid 0744
CO Padroni 0745
CO Pagosa Springs 1147,1157
CO Palisade 1526
CO Palmer Lake 0133
CO Paoli 0746
CO Paonia 1428
CO Parachute 1635
CO Paradox 1429
CO Parker 0134,0138
CO Parlin 1239
CO Parshall 0468
CO Peetz 0747
CO Penrose 1240
CO Peyton 0831
CO Phippsburg 0469
CO Pierce 0650
CO Pine 0470
CO Pinecliffe 0471
CO Pitkin 1241
CO Placerville 1430
CO Platteville 0651
CO Pleasant View 1331
CO Poncha Springs 1242
CO Powderhorn 1243
CO Pritchett 1064
CO Pueblo 1001-1012
CO Ramah 0832
CO Rand 0473
CO Rangely 1648
CO Red Cliff 1649
CO Red Feather Lakes 0545
CO Redvale 1431
CO Rico 1332
CO Ridgway 1432
CO Rifle 1650
CO Rockvale 1244
CO Rocky Ford 1067
CO Roggen 0652
CO Rollinsville 0474
CO Romeo 1148
CO Rush 0833
CO Rye 1069
CO Saguache 1149
CO Salida 1201
CO San Luis 1152
CO Sanford 1151
CO Sargents 1248
CO Sedalia 0135
CO Sedgwick 0749
CO Seibert 0834
CO Severance 0546
CO Shawnee 0475
CO Sheridan Lake 1071
CO Silt 1652
CO Silver Plume 0476
CO Silverthorne 0497-0498
CO Silverton 1433
CO Simla 0835
CO Slater 1653
CO Snowmass 1654
CO Snowmass Village 1615
CO Snyder 0750
CO Somerset 1434
CO South Fork 1154
CO Springfield 1073
CO Steamboat Springs 0477,0487-0488
CO Sterling 0751
CO Stoneham 0754
CO Strasburg 0136
CO Stratton 0836
CO Sugar City 1076
CO Swink 1077
CO Tabernash 0478
CO Telluride 1435
CO Thornton 0241
CO Timnath 0547
CO Toponas 0479
CO Towaoc 1334
CO Trinchera 1081
CO Trinidad 1082
CO Twin Lakes 1251
CO Two Buttes 1084
CO Usaf Academy 0840-0841
CO Vail 1657-1658
CO Vernon 0755
CO Victor 0860
CO Vilas 1087
CO Villa Grove 1155
CO Vona 0861
CO Walden 0480
CO Walsenburg 1089
CO Walsh 1090
CO Ward 0481
CO Watkins 0137
CO Weldona 0653
CO Wellington 0549
CO Westcliffe 1252
CO Westminster 0030-0031,0035-0036
CO Weston 1091
CO Wetmore 1253
CO Wheat Ridge 0033-0034
CO Whitewater 1527
CO Wiggins 0654
CO Wild Horse 0862
CO Wiley 1092
CO Windsor 0550-0551
CO Winter Park 0482
CO Wolcott 1655
CO Woodland Park 0863,0866
CO Woodrow 0757
CO Woody Creek 1656
CO Wray 0758
CO Yampa 0483
CO Yellow Jacket 1335
CO Yoder 0864
CO Yuma 0759
ID Aberdeen 3210
ID Ahsahka 3520
ID Albion 3311
ID Almo 3312
ID American Falls 3211
ID Arbon 3212
ID Arco 3213
ID Arimo 3214
ID Ashton 3420
ID Athol 3801
ID Atlanta 3601
ID Atomic City 3215
ID Avery 3802
ID Bancroft 3217
ID Banks 3602
ID Basalt 3218
ID Bayview 3803
ID Bellevue 3313
ID Bern 3220
ID Blackfoot 3221
ID Blanchard 3804
ID Bliss 3314
ID Bloomington 3223
ID Boise 3701-3709,3711-3713,3715-3717,3719-3720,3722,3724-3726,3728-3729,3731-3732,3735,3756,3799
ID Bonners Ferry 3805
ID Bovill 3806
ID Bruneau 3604
ID Buhl 3316
ID Burley 3318
ID Calder 3808
ID Caldwell 3605-3607
ID Cambridge 3610
ID Carey 3320
ID Careywood 3809
ID Carmen 3462
ID Cascade 3611
ID Castleford 3321
ID Cataldo 3810
ID Challis 3226
ID Chester 3421
ID Clark Fork 3811
ID Clarkia 3812
ID Clayton 3227
ID Clifton 3228
ID Cobalt 3229
ID Cocolalla 3813
ID Coeur d’Alene 3814-3816
ID Colburn 3865
ID Conda 3230
ID Coolin 3821
ID Corral 3322
ID Cottonwood 3522
ID Council 3612
ID Craigmont 3523
ID Culdesac 3524
ID Dayton 3232
ID Deary 3823
ID Declo 3323
ID Desmet 3824
ID Dietrich 3324
ID Dingle 3233
ID Donnelly 3615
ID Dover 3825
ID Downey 3234
ID Driggs 3422
ID Dubois 3423
ID Eagle 3616
ID Eastport 3826
ID Eden 3325
ID Elk City 3525
ID Elk River 3827
ID Ellis 3235
ID Emmett 3617
ID Fairfield 3327
ID Felt 3424
ID Fenn 3531
ID Ferdinand 3526
ID Fernwood 3830
ID Filer 3328
ID Firth 3236
ID Fish Haven 3287
ID Fort Hall 3203
ID Franklin 3237
ID Fruitland 3619
ID Garden City 3714
ID Garden Valley 3622
ID Genesee 3832
ID Geneva 3238
ID Georgetown 3239
ID Gibbonsville 3463
ID Glenns Ferry 3623
ID Gooding 3330
ID Grace 3241
ID Grand View 3624
ID Grangeville 3530
ID Greencreek 3533
ID Greenleaf 3626
ID Hagerman 3332
ID Hailey 3333
ID Hamer 3425
ID Hammett 3627
ID Hansen 3334
ID Harrison 3833
ID Harvard 3834
ID Hayden 3835
ID Hazelton 3335
ID Heyburn 3336
ID Hill City 3337
ID Holbrook 3243
ID Homedale 3628
ID Hope 3836
ID Horseshoe Bend 3629
ID Howe 3244
ID Huston 3630
ID Idaho City 3631
ID Idaho Falls 3401-3406,3415
ID Indian Valley 3632
ID Inkom 3245
ID Iona 3427
ID Irwin 3428
ID Island Park 3429
ID Jerome 3338
ID Juliaetta 3535
ID Kamiah 3536
ID Kellogg 3837
ID Kendrick 3537
ID Ketchum 3340
ID Kimberly 3341
ID King Hill 3633
ID Kingston 3839
ID Kooskia 3539
ID Kootenai 3840
ID Kuna 3634
ID Laclede 3841
ID Lake Fork 3635
ID Lapwai 3540
ID Lava Hot Springs 3246
ID Leadore 3464
ID Lemhi 3465
ID Lenore 3541
ID Letha 3636
ID Lewiston 3501
ID Lewisville 3431
ID Lowman 3637
ID Lucile 3542
ID Mackay 3251
ID Macks Inn 3433
ID Malad City 3252
ID Malta 3342
ID Marsing 3639
ID May 3253
ID McCall 3638
ID McCammon 3250
ID Medimont 3842
ID Melba 3641
ID Menan 3434
ID Meridian 3642,3646,3680
ID Mesa 3643
ID Middleton 3644
ID Midvale 3645
ID Minidoka 3343
ID Monteview 3435
ID Montpelier 3254
ID Moore 3255
ID Moreland 3256
ID Moscow 3843-3844
ID Mountain Home 3647
ID Mountain Home Afb 3648
ID Moyie Springs 3845
ID Mullan 3846
ID Murphy 3650
ID Murray 3874
ID Murtaugh 3344
ID Nampa 3651-3653,3686-3687
ID Naples 3847
ID New Meadows 3654
ID New Plymouth 3655
ID Newdale 3436
ID Nezperce 3543
ID Nordman 3848
ID North Fork 3466
ID Notus 3656
ID Oakley 3346
ID Ola 3657
ID Oldtown 3822
ID Orofino 3544
ID Osburn 3849
ID Paris 3261
ID Parker 3438
ID Parma 3660
ID Paul 3347
ID Payette 3661
ID Peck 3545
ID Picabo 3348
ID Pierce 3546
ID Pinehurst 3850
ID Pingree 3262
ID Placerville 3666
ID Plummer 3851
ID Pocatello 3201-3202,3204-3206,3209
ID Pollock 3547
ID Ponderay 3852
ID Porthill 3853
ID Post Falls 3854,3877
ID Potlatch 3855
ID Preston 3263
ID Priest River 3856
ID Princeton 3857
ID Rathdrum 3858
ID Reubens 3548
ID Rexburg 3440-3441,3460
ID Richfield 3349
ID Rigby 3442
ID Riggins 3549
ID Ririe 3443
ID Roberts 3444
ID Rockland 3271
ID Rogerson 3302
ID Rupert 3350
ID Sagle 3860
ID Saint Anthony 3445
ID Saint Charles 3272
ID Saint Maries 3861
ID Salmon 3467
ID Sandpoint 3864
ID Santa 3866
ID Shelley 3274
ID Shoshone 3352
ID Shoup 3469
ID Silverton 3867
ID Smelterville 3868
ID Soda Springs 3276
ID Spencer 3446
ID Spirit Lake 3869
ID Springfield 3277
ID Stanley 3278
ID Star 3669
ID Stites 3552
ID Sugar City 3448
ID Sun Valley 3353-3354
ID Swan Valley 3449
ID Swanlake 3281
ID Sweet 3670
ID Tendoy 3468
ID Tensed 3870
ID Terreton 3450
ID Teton 3451
ID Tetonia 3452
ID Thatcher 3283
ID Troy 3871
ID Twin Falls 3301,3303
ID Ucon 3454
ID Victor 3455
ID Viola 3872
ID Wallace 3873
ID Warren 3671
ID Wayan 3285
ID Weippe 3553
ID Weiser 3672
ID Wendell 3355
ID Weston 3286
ID White Bird 3554
ID Wilder 3676
ID Winchester 3555
ID Worley 3876
ID Yellow Pine 3677
NM Abiquiu 7510
NM Alamogordo 8310-8311
NM Albuquerque 7101-7116,7119-7123,7125,7131,7151,7153-7154,7158,7176,7181,7184-7185,7187,7190-7199
NM Alcalde 7511
NM Algodones 7001
NM Alto 8312
NM Amalia 7512
NM Amistad 8410
NM Angel Fire 7710
NM Animas 8020
NM Anthony 8021
NM Anton Chico 7711
NM Aragon 7820
NM Arenas Valley 8022
NM Arrey 7930
NM Arroyo Hondo 7513
NM Arroyo Seco 7514
NM Artesia 8210-8211
NM Aztec 7410
NM Bard 8411
NM Bayard 8023
NM Belen 7002
NM Bent 8314
NM Berino 8024
NM Bernalillo 7004
NM Blanco 7412
NM Bloomfield 7413
NM Bluewater 7005
NM Bosque 7006
NM Bosque Farms 7068
NM Brimhall 7310
NM Broadview 8112
NM Buckhorn 8025
NM Buena Vista 7712
NM Caballo 7931
NM Canjilon 7515
NM Cannon Afb 8103
NM Canones 7516
NM Capitan 8316
NM Caprock 8213
NM Capulin 8414
NM Carlsbad 8220-8221
NM Carrizozo 8301
NM Carson 7517
NM Casa Blanca 7007
NM Causey 8113
NM Cebolla 7518
NM Cedar Crest 7008
NM Cedarvale 7009
NM Cerrillos 7010
NM Cerro 7519
NM Chacon 7713
NM Chama 7520
NM Chamberino 8027
NM Chamisal 7521
NM Chaparral 8081
NM Chimayo 7522
NM Church Rock 7311
NM Cimarron 7714
NM Claunch 7011
NM Clayton 8415
NM Cleveland 7715
NM Cliff 8028
NM Clines Corners 7070
NM Cloudcroft 8317
NM Clovis 8101-8102
NM Cochiti Lake 7083
NM Cochiti Pueblo 7072
NM Columbus 8029
NM Conchas Dam 8416
NM Continental Divide 7312
NM Cordova 7523
NM Corona 8318
NM Corrales 7048
NM Costilla 7524
NM Counselor 7018
NM Coyote 7012
NM Crossroads 8114
NM Crownpoint 7313
NM Cuba 7013
NM Cubero 7014
NM Cuervo 8417
NM Datil 7821
NM Deming 8030-8031
NM Derry 7933
NM Des Moines 8418
NM Dexter 8230
NM Dixon 7527
NM Dona Ana 8032
NM Dora 8115
NM Dulce 7528
NM Eagle Nest 7718
NM Edgewood 7015
NM El Prado 7529
NM El Rito 7530
NM Elephant Butte 7935
NM Elida 8116
NM Embudo 7531
NM Encino 8321
NM Espanola 7532-7533
NM Estancia 7016
NM Eunice 8231
NM Fairacres 8033
NM Farmington 7401-7402,7499
NM Faywood 8034
NM Fence Lake 7315
NM Flora Vista 7415
NM Floyd 8118
NM Folsom 8419
NM Fort Bayard 8036
NM Fort Stanton 8323
NM Fort Sumner 8119
NM Fort Wingate 7316
NM Fruitland 7416
NM Gallina 7017
NM Gallup 7301-7302,7305
NM Gamerco 7317
NM Garfield 7936
NM Garita 8421
NM Gila 8038
NM Gladstone 8422
NM Glencoe 8324
NM Glenwood 8039
NM Glorieta 7535
NM Grady 8120
NM Grants 7020
NM Grenville 8424
NM Guadalupita 7722
NM Hachita 8040
NM Hagerman 8232
NM Hanover 8041
NM Hatch 7937
NM Hernandez 7537
NM High Rolls Mountain Park 8325
NM Hillsboro 8042
NM Hobbs 8240-8242,8244
NM Holloman Air Force Base 8330
NM Holman 7723
NM Hondo 8336
NM Hope 8250
NM House 8121
NM Hurley 8043
NM Ilfeld 7538
NM Isleta 7022
NM Jal 8252
NM Jamestown 7347
NM Jarales 7023
NM Jemez Pueblo 7024
NM Jemez Springs 7025
NM Kenna 8122
NM Kirtland 7417
NM Kirtland Afb 7117
NM La Jara 7027
NM La Joya 7028
NM La Loma 7724
NM La Luz 8337
NM La Madera 7539
NM La Mesa 8044
NM La Plata 7418
NM Laguna 7026
NM Lake Arthur 8253
NM Lakewood 8254
NM Lamy 7540
NM Las Cruces 8001,8003-8007,8011-8013
NM Las Vegas 7701
NM Lemitar 7823
NM Lincoln 8338
NM Lindrith 7029
NM Lingo 8123
NM Llano 7543
NM Loco Hills 8255
NM Logan 8426
NM Lordsburg 8045
NM Los Alamos 7544-7545
NM Los Lunas 7031
NM Los Ojos 7551
NM Loving 8256
NM Lovington 8260
NM Luna 7824
NM Magdalena 7825
NM Malaga 8263
NM Maljamar 8264
NM Maxwell 7728
NM Mayhill 8339
NM McAlister 8427
NM McDonald 8262
NM McIntosh 7032
NM Medanales 7548
NM Melrose 8124
NM Mentmore 7319
NM Mescalero 8340
NM Mesilla 8046
NM Mesilla Park 8047
NM Mesquite 8048
NM Mexican Springs 7320
NM Miami 7729
NM Milan 7021
NM Mills 7730
NM Milnesand 8125
NM Mimbres 8049
NM Montezuma 7731
NM Monticello 7939
NM Monument 8265
NM Mora 7732
NM Moriarty 7035
NM Mosquero 7733
NM Mountainair 7036
NM Mule Creek 8051
NM Nageezi 7037
NM Nara Visa 8430
NM Navajo 7328
NM Navajo Dam 7419
NM New Laguna 7038
NM Newcomb 7455
NM Newkirk 8431
NM Nogal 8341
NM Ocate 7734
NM Ohkay Owingeh 7566
NM Ojo Caliente 7549
NM Ojo Feliz 7735
NM Organ 8052
NM Orogrande 8342
NM Paguate 7040
NM Pecos 7552
NM Pena Blanca 7041
NM Penasco 7553
NM Pep 8126
NM Peralta 7042
NM Petaca 7554
NM Picacho 8343
NM Pie Town 7827
NM Pinehill 7357
NM Pinon 8344
NM Pinos Altos 8053
NM Placitas 7043
NM Playas 8009
NM Polvadera 7828
NM Ponderosa 7044
NM Portales 8130
NM Prewitt 7045
NM Pueblo Of Acoma 7034
NM Quay 8433
NM Quemado 7829
NM Questa 7556
NM Radium Springs 8054
NM Rainsville 7736
NM Ramah 7321
NM Ranchos De Taos 7557
NM Raton 7740
NM Red River 7558
NM Redrock 8055
NM Regina 7046
NM Rehoboth 7322
NM Reserve 7830
NM Ribera 7560
NM Rincon 7940
NM Rio Rancho 7124,7144,7174
NM Rociada 7742
NM Rodeo 8056
NM Rogers 8132
NM Roswell 8201-8203
NM Rowe 7562
NM Roy 7743
NM Ruidoso 8345,8355
NM Ruidoso Downs 8346
NM Sacramento 8347
NM Saint Vrain 8133
NM Salem 7941
NM San Acacia 7831
NM San Antonio 7832
NM San Cristobal 7564
NM San Fidel 7049
NM San Jon 8434
NM San Jose 7565
NM San Miguel 8058
NM San Patricio 8348
NM San Rafael 7051
NM San Ysidro 7053
NM Sandia Park 7047
NM Sanostee 7461
NM Santa Clara 8026
NM Santa Cruz 7567
NM Santa Fe 7501-7509,7592,7594
NM Santa Rosa 8435
NM Santa Teresa 8008
NM Santo Domingo Pueblo 7052
NM Sapello 7745
NM Sedan 8436
NM Serafina 7569
NM Sheep Springs 7364
NM Shiprock 7420
NM Silver City 8061-8062
NM Smith Lake 7365
NM Socorro 7801
NM Solano 7746
NM Spaceport City 7654
NM Springer 7747
NM Stanley 7056
NM Sunland Park 8063
NM Sunspot 8349
NM Taiban 8134
NM Taos 7571
NM Taos Ski Valley 7525
NM Tatum 8267
NM Tererro 7573
NM Tesuque 7574
NM Texico 8135
NM Thoreau 7323
NM Tierra Amarilla 7575
NM Tijeras 7059
NM Timberon 8350
NM Tinnie 8351
NM Tohatchi 7325
NM Tome 7060
NM Torreon 7061
NM Trampas 7576
NM Trementina 8439
NM Tres Piedras 7577
NM Truchas 7578
NM Truth Or Consequences 7901
NM Tucumcari 8401
NM Tularosa 8352
NM Tyrone 8065
NM Ute Park 7749
NM Vadito 7579
NM Vado 8072
NM Valdez 7580
NM Vallecitos 7581
NM Valmora 7750
NM Vanderwagen 7326
NM Vaughn 8353
NM Veguita 7062
NM Velarde 7582
NM Villanueva 7583
NM Wagon Mound 7752
NM Waterflow 7421
NM Watrous 7753
NM Weed 8354
NM White Rock 7547
NM White Sands Missile Range 8002
NM Whites City 8268
NM Willard 7063
NM Williamsburg 7942
NM Winston 7943
NM Yatahey 7375
NM Yeso 8136
NM Youngsville 7064
NM Zuni 7327
NV Alamo 9001
NV Amargosa Valley 9020
NV Austin 9310
NV Baker 9311
NV Battle Mountain 9820
NV Beatty 9003
NV Blue Diamond 9004
NV Boulder City 9005-9006
NV Bunkerville 9007
NV Cal Nev Ari 9039
NV Caliente 9008
NV Carlin 9822
NV Carson City 9701-9703,9705-9706,9711-9714,9721
NV Coyote Springs 9037
NV Crescent Valley 9821
NV Crystal Bay 9402
NV Dayton 9403
NV Deeth 9823
NV Denio 9404
NV Duckwater 9314
NV Dyer 9010
NV Elko 9801-9803
NV Ely 9301,9315
NV Empire 9405
NV Eureka 9316
NV Fallon 9406-9407,9496
NV Fernley 9408
NV Gabbs 9409
NV Gardnerville 9410,9460
NV Genoa 9411
NV Gerlach 9412
NV Glenbrook 9413
NV Golconda 9414
NV Goldfield 9013
NV Hawthorne 9415
NV Henderson 9002,9009,9011-9012,9014-9016,9044,9052-9053,9074,9077
NV Hiko 9017
NV Imlay 9418
NV Incline Village 9450-9452
NV Indian Springs 9018,9070
NV Jackpot 9825
NV Jarbidge 9826
NV Jean 9019,9026
NV Lamoille 9828
NV Las Vegas 9101-9162,9164-9166,9169-9170,9173,9177-9180,9183,9185,9193,9195,9199
NV Laughlin 9028-9029
NV Logandale 9021
NV Lovelock 9419
NV Lund 9317
NV Luning 9420
NV Manhattan 9022
NV Mc Dermitt 9421
NV Mc Gill 9318
NV Mercury 9023
NV Mesquite 9024,9027,9034
NV Mina 9422
NV Minden 9423
NV Moapa 9025,9067
NV Montello 9830
NV Mountain City 9831
NV Nellis Afb 9191
NV Nixon 9424
NV North Las Vegas 9030-9033,9036,9081,9084-9087
NV Orovada 9425
NV Overton 9040
NV Owyhee 9832
NV Pahrump 9041,9048,9060-9061
NV Panaca 9042
NV Paradise Valley 9426
NV Pioche 9043
NV Reno 9501-9513,9515,9519-9521,9523,9533,9555,9557,9570,9595,9599
NV Round Mountain 9045
NV Ruby Valley 9833
NV Ruth 9319
NV Schurz 9427
NV Searchlight 9046
NV Silver City 9428
NV Silver Springs 9429
NV Silverpeak 9047
NV Sloan 9054
NV Smith 9430
NV Sparks 9431-9432,9434-9437,9441
NV Spring Creek 9815
NV Stateline 9449
NV Sun Valley 9433
NV The Lakes 8901,8905,9163
NV Tonopah 9049
NV Tuscarora 9834
NV Valmy 9438
NV Verdi 9439
NV Virginia City 9440
NV Wadsworth 9442
NV Washoe Valley 9704
NV Wellington 9444
NV Wells 9835
NV West Wendover 9883
NV Winnemucca 9445-9446
NV Yerington 9447
NV Zephyr Cove 9448
TX El Paso 8510-8515,8517-8521,8523-8536,8538-8550,8553-8563,8565-8590,8595
UT Alpine 4004
UT Altamont 4001
UT Alton 4710
UT Altonah 4002
UT American Fork 4003
UT Aneth 4510
UT Annabella 4711
UT Antimony 4712
UT Aurora 4620
UT Axtell 4621
UT Bear River City 4301
UT Beaver 4713
UT Beryl 4714
UT Bicknell 4715
UT Bingham Canyon 4006
UT Blanding 4511
UT Bluebell 4007
UT Bluff 4512
UT Bonanza 4008
UT Boulder 4716
UT Bountiful 4010-4011
UT Brian Head 4719
UT Brigham City 4302
UT Bryce 4764
UT Cache Junction 4304
UT Cannonville 4718
UT Castle Dale 4513
UT Cedar City 4720-4721
UT Cedar Valley 4013
UT Centerfield 4622
UT Centerville 4014
UT Central 4722
UT Chester 4623
UT Circleville 4723
UT Cisco 4515
UT Clarkston 4305
UT Clawson 4516
UT Clearfield 4015-4016,4089
UT Cleveland 4518
UT Coalville 4017
UT Collinston 4306
UT Corinne 4307
UT Cornish 4308
UT Croydon 4018
UT Dammeron Valley 4783
UT Delta 4624
UT Deweyville 4309
UT Draper 4020
UT Duchesne 4021
UT Duck Creek Village 4762
UT Dugway 4022
UT Dutch John 4023
UT Eagle Mountain 4005
UT East Carbon 4520
UT Echo 4024
UT Eden 4310
UT Elberta 4626
UT Elmo 4521
UT Elsinore 4724
UT Emery 4522
UT Enterprise 4725
UT Ephraim 4627
UT Escalante 4726
UT Eureka 4628
UT Fairview 4629
UT Farmington 4025
UT Fayette 4630
UT Ferron 4523
UT Fielding 4311
UT Fillmore 4631
UT Fort Duchesne 4026
UT Fountain Green 4632
UT Fruitland 4027
UT Garden City 4028
UT Garland 4312
UT Garrison 4728
UT Glendale 4729
UT Glenwood 4730
UT Goshen 4633
UT Grantsville 4029
UT Green River 4525
UT Greenville 4731
UT Greenwich 4732
UT Grouse Creek 4313
UT Gunlock 4733
UT Gunnison 4634
UT Hanksville 4734
UT Hanna 4031
UT Hatch 4735
UT Heber City 4032
UT Helper 4526
UT Henefer 4033
UT Henrieville 4736
UT Herriman 4096
UT Hildale 4784
UT Hill Afb 4056
UT Hinckley 4635
UT Holden 4636
UT Honeyville 4314
UT Hooper 4315
UT Howell 4316
UT Huntington 4528
UT Huntsville 4317
UT Hurricane 4737
UT Hyde Park 4318
UT Hyrum 4319
UT Ibapah 4034
UT Ivins 4738
UT Jensen 4035
UT Joseph 4739
UT Junction 4740
UT Kamas 4036
UT Kanab 4741
UT Kanarraville 4742
UT Kanosh 4637
UT Kaysville 4037
UT Kenilworth 4529
UT Kingston 4743
UT Koosharem 4744
UT La Sal 4530
UT La Verkin 4745
UT Lake Powell 4533
UT Laketown 4038
UT Lapoint 4039
UT Layton 4040-4041
UT Leamington 4638
UT Leeds 4746
UT Lehi 4043
UT Levan 4639
UT Lewiston 4320
UT Lindon 4042
UT Loa 4747
UT Logan 4321-4323,4341
UT Lyman 4749
UT Lynndyl 4640
UT Magna 4044
UT Manila 4046
UT Manti 4642
UT Mantua 4324
UT Mapleton 4664
UT Marysvale 4750
UT Mayfield 4643
UT Meadow 4644
UT Mendon 4325
UT Mexican Hat 4531
UT Midvale 4047
UT Midway 4049
UT Milford 4751
UT Millville 4326
UT Minersville 4752
UT Moab 4532
UT Modena 4753
UT Mona 4645
UT Monroe 4754
UT Montezuma Creek 4534
UT Monticello 4535
UT Monument Valley 4536
UT Morgan 4050
UT Moroni 4646
UT Mount Carmel 4755
UT Mount Pleasant 4647
UT Mountain Home 4051
UT Myton 4052
UT Neola 4053
UT Nephi 4648
UT New Harmony 4757
UT Newcastle 4756
UT Newton 4327
UT North Salt Lake 4054
UT Oak City 4649
UT Oakley 4055
UT Ogden 4201,4244,4401-4405,4407-4409,4412,4414-4415
UT Orangeville 4537
UT Orderville 4758
UT Orem 4057-4059,4097
UT Panguitch 4759
UT Paradise 4328
UT Paragonah 4760
UT Park City 4060,4068,4098
UT Park Valley 4329
UT Parowan 4761
UT Payson 4651
UT Peoa 4061
UT Pine Valley 4781
UT Pleasant Grove 4062
UT Plymouth 4330
UT Portage 4331
UT Price 4501
UT Providence 4332
UT Provo 4601-4606
UT Randlett 4063
UT Randolph 4064
UT Redmond 4652
UT Richfield 4701
UT Richmond 4333
UT Riverside 4334
UT Riverton 4065
UT Rockville 4763
UT Roosevelt 4066
UT Roy 4067
UT Rush Valley 4069
UT Saint George 4770-4771,4790-4791
UT Salem 4653
UT Salina 4654
UT Salt Lake City 4101-4118,4121-4127,4129-4134,4136,4138-4139,4141,4143,4145,4147-4148,4150-4152,4157-4158,4165,4170-4171,4180
UT Salt Lake City 4184,4189-4190,4199
UT Sandy 4070,4090-4094
UT Santa Clara 4765
UT Santaquin 4655
UT Saratoga Springs 4045
UT Scipio 4656
UT Sevier 4766
UT Sigurd 4657
UT Smithfield 4335
UT Snowville 4336
UT South Jordan 4009,4095
UT Spanish Fork 4660
UT Spring City 4662
UT Springdale 4767
UT Springville 4663
UT Sterling 4665
UT Stockton 4071
UT Summit 4772
UT Sunnyside 4539
UT Syracuse 4075
UT Tabiona 4072
UT Talmage 4073
UT Teasdale 4773
UT Thompson 4540
UT Tooele 4074
UT Toquerville 4774
UT Torrey 4775
UT Tremonton 4337
UT Trenton 4338
UT Tridell 4076
UT Tropic 4776
UT Vernal 4078-4079
UT Vernon 4080
UT Veyo 4782
UT Virgin 4779
UT Wales 4667
UT Wallsburg 4082
UT Washington 4780
UT Wellington 4542
UT Wellsville 4339
UT Wendover 4083
UT West Jordan 4081,4084,4088
UT West Valley City 4119-4120,4128
UT Whiterocks 4085
UT Willard 4340
UT Woodruff 4086
UT Woods Cross 4087
WY Afton 3110
WY Aladdin 2710
WY Albin 2050
WY Alcova 2620
WY Alpine 3128
WY Alta 3414
WY Alva 2711
WY Arapahoe 2510
WY Arminto 2630
WY Arvada 2831
WY Auburn 3111
WY Baggs 2321
WY Bairoil 2322
WY Banner 2832
WY Basin 2410
WY Bedford 3112
WY Beulah 2712
WY Big Horn 2833
WY Big Piney 3113
WY Bondurant 2922
WY Bosler 2051
WY Boulder 2923
WY Buffalo 2834
WY Buford 2052
WY Burlington 2411
WY Burns 2053
WY Byron 2412
WY Carpenter 2054
WY Casper 2601-2602,2604-2605,2609
WY Centennial 2055
WY Cheyenne 2001-2003,2006-2010
WY Chugwater 2210
WY Clearmont 2835
WY Cody 2414
WY Cokeville 3114
WY Cora 2925
WY Cowley 2420
WY Crowheart 2512
WY Daniel 3115
WY Dayton 2836
WY Deaver 2421
WY Devils Tower 2714
WY Diamondville 3116
WY Dixon 2323
WY Douglas 2633
WY Dubois 2513
WY Edgerton 2635
WY Elk Mountain 2324
WY Emblem 2422
WY Encampment 2325
WY Etna 3118
WY Evanston 2930-2931
WY Evansville 2636
WY Fairview 3119
WY Farson 2932
WY Fe Warren Afb 2005
WY Fort Bridger 2933
WY Fort Laramie 2212
WY Fort Washakie 2514
WY Four Corners 2715
WY Frannie 2423
WY Freedom 3120
WY Frontier 3121
WY Garrett 2058
WY Gillette 2716-2718
WY Glendo 2213
WY Glenrock 2637
WY Granger 2934
WY Granite Canon 2059
WY Green River 2935
WY Greybull 2426
WY Grover 3122
WY Guernsey 2214
WY Hanna 2327
WY Hartville 2215
WY Hawk Springs 2217
WY Hiland 2638
WY Hillsdale 2060
WY Horse Creek 2061
WY Hudson 2515
WY Hulett 2720
WY Huntley 2218
WY Hyattville 2428
WY Jackson 3001-3002
WY Jay Em 2219
WY Jeffrey City 2310
WY Jelm 2063
WY Kaycee 2639
WY Kelly 3011
WY Kemmerer 3101
WY Kinnear 2516
WY Kirby 2430
WY La Barge 3123
WY Lagrange 2221
WY Lance Creek 2222
WY Lander 2520
WY Laramie 2070-2073
WY Leiter 2837
WY Linch 2640
WY Lingle 2223
WY Little America 2929
WY Lonetree 2936
WY Lost Springs 2224
WY Lovell 2431
WY Lusk 2225
WY Lyman 2937
WY Lysite 2642
WY Manderson 2432
WY Manville 2227
WY Mc Kinnon 2938
WY Medicine Bow 2329
WY Meeteetse 2433
WY Meriden 2081
WY Midwest 2643
WY Mills 2644
WY Moorcroft 2721
WY Moose 3012
WY Moran 3013
WY Mountain View 2939
WY Natrona 2646
WY Newcastle 2701
WY Opal 3124
WY Osage 2723
WY Otto 2434
WY Parkman 2838
WY Pavillion 2523
WY Pine Bluffs 2082
WY Pinedale 2941
WY Point Of Rocks 2942
WY Powder River 2648
WY Powell 2435
WY Ralston 2440
WY Ranchester 2839
WY Rawlins 2301
WY Recluse 2725
WY Reliance 2943
WY Riverton 2501
WY Robertson 2944
WY Rock River 2083
WY Rock Springs 2901-2902
WY Rozet 2727
WY Saddlestring 2840
WY Saint Stephens 2524
WY Saratoga 2331
WY Savery 2332
WY Shawnee 2229
WY Shell 2441
WY Sheridan 2801
WY Shirley Basin 2615
WY Shoshoni 2649
WY Sinclair 2334
WY Smoot 3126
WY Story 2842
WY Sundance 2729
WY Superior 2945
WY Ten Sleep 2442
WY Teton Village 3025
WY Thayne 3127
WY Thermopolis 2443
WY Tie Siding 2084
WY Torrington 2240
WY Upton 2730
WY Van Tassell 2242
WY Veteran 2243
WY Walcott 2335
WY Wamsutter 2336
WY Wapiti 2450
WY Weston 2731
WY Wheatland 2201
WY Wilson 3014
WY Wolf 2844
WY Worland 2401
WY Wright 2732
WY Wyarno 2845
WY Yellowstone National Park 2190
WY Yoder 2244
`
